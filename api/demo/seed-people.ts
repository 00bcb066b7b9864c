import { hashPassword } from '../src/identity/index.ts';
import {
  clientMembers,
  clients,
  insertAll,
  masterClients,
  type Transaction,
  userMarketplaceRoles,
  userModuleAccess,
  users,
} from '../src/db/index.ts';
import type { DemoAccount, DemoContent, DemoModule } from './content.ts';
import { sectionsOf } from './seed-catalogue.ts';

/** Of every account; each signs in as `<id>@tex.example`. */
export const demoPassword = 'Marketplace1';

export async function seedPeople(tx: Transaction, { people, categories }: DemoContent): Promise<void> {
  await insertAll(tx, masterClients, people.masterClients);
  await insertAll(
    tx,
    clients,
    people.clients.map((client) => ({ ...client, currency: 'INR' })),
  );
  // One hash for all: ten would slow down every first start.
  const passwordHash = await hashPassword(demoPassword);
  await insertAll(
    tx,
    users,
    people.accounts.map(({ id, name, role, tempPassword = false }) => ({
      ...{ id, name, role, tempPassword, passwordHash },
      email: `${id}@tex.example`,
    })),
  );
  await insertAll(tx, clientMembers, people.accounts.flatMap(membershipRows));
  await insertAll(tx, userMarketplaceRoles, people.accounts.flatMap(roleRows));
  const all = categories.flatMap(({ buckets }) => buckets.flatMap(({ modules }) => modules));
  await insertAll(
    tx,
    userModuleAccess,
    people.accounts.flatMap((account) => accessRows(account, people.access[account.modules], all)),
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

function accessRows(account: DemoAccount, access: [string, string][], all: DemoModule[]) {
  const named = access.flatMap(([id, kind]) => {
    const module = all.find((one) => one.id === id);
    return module ? [{ module, access: kind }] : [];
  });
  // Modules that the user may open, but that have no address to open: My Modules leaves them out.
  const withoutUrl = all.filter(({ hasUrl, expectedOn }) => !hasUrl && expectedOn === undefined);
  const unreachable = account.modules === 'many' ? withoutUrl.slice(0, 2) : [];
  const rows = [...named, ...unreachable.map((module) => ({ module, access: 'Full Access' }))];
  return rows.map(({ module, access: kind }) => ({
    userId: account.id,
    moduleId: module.id,
    access: kind,
    sections: openSections(module, kind),
  }));
}

function openSections(module: DemoModule, access: string) {
  const sections = sectionsOf(module);
  if (access === 'No Access') return [];
  return access === 'Partial Access' ? sections.slice(0, Math.ceil(sections.length / 2)) : sections;
}
