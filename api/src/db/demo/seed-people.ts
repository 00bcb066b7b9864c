import { hashPassword } from '../../auth/passwords.ts';
import type { Transaction } from '../database.ts';
import { insertAll } from '../insert-all.ts';
import { clientMembers, clients, masterClients } from '../schema/organizations.ts';
import { marketplaceRoleDefinitions, userMarketplaceRoles, userModuleAccess, users } from '../schema/users.ts';
import { demoAccess, demoAccounts, demoPassword, type DemoAccount } from './accounts.ts';
import { demoClients, demoMasterClients } from './demo-clients.ts';
import type { DemoCategory, DemoModule } from './content/types.ts';
import { sectionsOf } from './module-row.ts';

export async function seedPeople(tx: Transaction, categories: DemoCategory[]): Promise<void> {
  await insertAll(tx, masterClients, demoMasterClients);
  await insertAll(
    tx,
    clients,
    demoClients.map((client) => ({ ...client, currency: 'INR' })),
  );
  await insertAll(tx, marketplaceRoleDefinitions, roleDefinitions);
  // One hash for all: ten would make every first start slower.
  const passwordHash = await hashPassword(demoPassword);
  await insertAll(
    tx,
    users,
    demoAccounts.map(({ id, name, role, tempPassword = false }) => ({
      id,
      name,
      role,
      tempPassword,
      passwordHash,
      email: `${id}@tex.example`,
    })),
  );
  await insertAll(tx, clientMembers, demoAccounts.flatMap(membershipRows));
  await insertAll(tx, userMarketplaceRoles, demoAccounts.flatMap(roleRows));
  await insertAll(
    tx,
    userModuleAccess,
    demoAccounts.flatMap((account) => accessRows(account, categories)),
  );
}

function membershipRows({ id, clientId, furtherClientIds = [] }: DemoAccount) {
  if (clientId === null) return [];
  return [clientId, ...furtherClientIds].map((client) => ({
    clientId: client,
    userId: id,
    isDefault: client === clientId,
  }));
}

function roleRows({ id, marketplaceRoles }: DemoAccount) {
  return marketplaceRoles.map((role, position) =>
    typeof role === 'string'
      ? { userId: id, position, roleName: role, plain: true }
      : { userId: id, position, ...role, plain: false },
  );
}

function accessRows(account: DemoAccount, categories: DemoCategory[]) {
  const all = categories.flatMap((category) => category.buckets.flatMap((bucket) => bucket.modules));
  const withoutUrl = all.filter((module) => !module.hasUrl && module.comingSoon === undefined);
  const named = demoAccess[account.modules].flatMap(([id, access]) => {
    const module = all.find((one) => one.id === id);
    return module ? [{ module, access }] : [];
  });
  // Modules that the user may open, but that have no address to open: My Modules leaves them out.
  const unreachable = account.modules === 'many' ? withoutUrl.slice(0, 2) : [];
  const rows = [...named, ...unreachable.map((module) => ({ module, access: 'Full Access' }))];
  return rows.map(({ module, access }) => ({
    userId: account.id,
    moduleId: module.id,
    access,
    sections: openSections(module, access),
  }));
}

function openSections(module: DemoModule, access: string) {
  const sections = sectionsOf(module);
  if (access === 'No Access') return [];
  return access === 'Partial Access' ? sections.slice(0, Math.ceil(sections.length / 2)) : sections;
}

const roleDefinitions = [
  {
    id: 'payment-admin',
    roleName: 'PAYMENT_ADMIN',
    roleType: 'PAYMENT',
    description: 'Fills the cart, checks out and sees invoices of the client.',
  },
  {
    id: 'payment-creator',
    roleName: 'PAYMENT_CREATOR',
    roleType: 'PAYMENT',
    description: 'Prepares purchases that a payment administrator decides.',
  },
];
