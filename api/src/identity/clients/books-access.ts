import { type Caller, holdsMarketplaceRole, holdsRole } from '../../http/index.ts';

const administrators = ['ADMIN', 'SUPER_ADMIN'];
const paymentRoles = ['PAYMENT_ADMIN', 'PAYMENT_CREATOR'];

/** Only by their own role: a marketplace role called ADMIN doesn't open other clients' books. */
export const isAdministrator = ({ role }: Caller) => holdsRole(role, [], administrators);

/** Reads the books of their own clients, and buys for them. */
export const holdsPaymentRole = ({ marketplaceRoles }: Caller) => holdsMarketplaceRole(marketplaceRoles, paymentRoles);

/** Routes that read the books of clients: invoices, payments, dues, subscriptions. */
export const forBooksReaders = {
  access: { roles: administrators, marketplaceRoles: paymentRoles },
  denial: 'You need a payment role to see invoices, payments and subscriptions. Ask your administrator for one.',
};

/** Routes that change them. */
export const forBooksKeepers = {
  access: { marketplaceRoles: ['PAYMENT_ADMIN'] },
  denial: 'Only payment admins of your organization can change this. Ask one of them.',
};
