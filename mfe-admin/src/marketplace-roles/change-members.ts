import type { MarketplaceRoleDefinition } from '@marketplace/shared/contracts';
import type { Ask } from '../question/use-question.tsx';
import { changePeople } from '../users/change-people.ts';

type Role = Pick<MarketplaceRoleDefinition, 'id' | 'roleName'>;
interface Person {
  id: string;
  name: string;
}

export const grantRole = ({ id, roleName }: Role, person: Person) =>
  changePeople({ ids: [person.id], grantRoleIds: [id] }, `${person.name} holds ${roleName} now.`);

export const suspendRole = ({ id, roleName }: Role, person: Person) =>
  changePeople(
    { ids: [person.id], suspendRoleIds: [id] },
    `${roleName} of ${person.name} is inactive: it allows nothing until it is active again.`,
  );

const revokeRole = ({ id, roleName }: Role, person: Person) =>
  changePeople({ ids: [person.id], revokeRoleIds: [id] }, `${person.name} no longer holds ${roleName}.`);

export const askToRevoke = (ask: Ask, role: Role, person: Person, then: () => void) =>
  ask({
    title: `Revoke ${role.roleName} of ${person.name}?`,
    text: `What it allows ends with their next click. What they did with it, such as orders, stays.`,
    action: 'Revoke',
    run: async () => {
      const done = await revokeRole(role, person);
      if (done) then();
      return done;
    },
  });
