import type { MarketplaceRole } from '@marketplace/shared/contracts';

export const demoPassword = 'Marketplace1';

export interface DemoAccount {
  id: string;
  name: string;
  role: 'USER' | 'ADMIN' | 'SUPER_ADMIN';
  clientId: string | null;
  /** Clients that the account can act for besides. */
  furtherClientIds?: string[];
  marketplaceRoles: MarketplaceRole[];
  tempPassword?: boolean;
  /** Which of the prepared module lists the account has. */
  modules: 'many' | 'few' | 'none';
}

const payment = (roleName: string, roleStatus = true) => ({ roleName, roleType: 'PAYMENT', roleStatus });

/** Each signs in as `<id>@tex.example`. */
export const demoAccounts: DemoAccount[] = [
  { id: 'user', name: 'Uma Rao', role: 'USER', clientId: 'meridian', marketplaceRoles: [], modules: 'many' },
  {
    id: 'buyer',
    name: 'Bala Krishnan',
    role: 'USER',
    clientId: 'meridian',
    furtherClientIds: ['meridian-exports'],
    marketplaceRoles: [payment('PAYMENT_ADMIN')],
    modules: 'many',
  },
  {
    id: 'buyer2',
    name: 'Bina Thomas',
    role: 'USER',
    clientId: 'sahyadri',
    marketplaceRoles: [payment('PAYMENT_ADMIN')],
    modules: 'few',
  },
  {
    id: 'spaced',
    name: 'Samir Patel',
    role: 'USER',
    clientId: 'meridian',
    marketplaceRoles: ['payment admin'],
    modules: 'few',
  },
  {
    id: 'creator',
    name: 'Chitra Nair',
    role: 'USER',
    clientId: 'meridian',
    marketplaceRoles: [payment('PAYMENT_CREATOR')],
    modules: 'few',
  },
  {
    id: 'inactive',
    name: 'Ishaan Mehta',
    role: 'USER',
    clientId: 'meridian',
    marketplaceRoles: [payment('PAYMENT_ADMIN', false)],
    modules: 'few',
  },
  { id: 'admin', name: 'Anita Desai', role: 'ADMIN', clientId: null, marketplaceRoles: [], modules: 'few' },
  { id: 'super', name: 'Sunil Varma', role: 'SUPER_ADMIN', clientId: null, marketplaceRoles: [], modules: 'few' },
  {
    id: 'temp',
    name: 'Tara Singh',
    role: 'USER',
    clientId: 'meridian',
    marketplaceRoles: [],
    tempPassword: true,
    modules: 'few',
  },
  { id: 'empty', name: 'Esha Kapoor', role: 'USER', clientId: 'meridian', marketplaceRoles: [], modules: 'none' },
];

/** Module and access. Beyond the three named kinds an access may be anything, or empty: both are shown as Active. */
export const demoAccess: Record<DemoAccount['modules'], [moduleId: string, access: string][]> = {
  none: [],
  few: [
    ['people', 'Full Access'],
    ['leave', 'Partial Access'],
    ['tasks', 'Full Access'],
  ],
  many: [
    ['people', 'Full Access'],
    ['attendance', 'Full Access'],
    ['leave', 'Partial Access'],
    ['payroll', 'No Access'],
    ['claims', 'Trial'],
    ['general-ledger', 'Partial Access'],
    ['leads', ''],
    ['dashboards', 'Full Access'],
    ['tasks', 'Full Access'],
  ],
};
