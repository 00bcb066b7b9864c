import type { MarketplaceRoleDefinition } from '@marketplace/shared/contracts';
import { roleText } from '@marketplace/shared/session';
import type { Ask } from '../question/use-question.tsx';
import { changePeople } from '../users/change-people.ts';

type Role = Pick<MarketplaceRoleDefinition, 'id' | 'roleName'>;
interface Person {
  id: string;
  name: string;
}

export const grantRole = ({ id, roleName }: Role, person: Person) =>
  changePeople({ ids: [person.id], grantRoleIds: [id] }, `${person.name} now has the ${roleText(roleName)} role.`);

export const suspendRole = ({ id, roleName }: Role, person: Person) =>
  changePeople(
    { ids: [person.id], suspendRoleIds: [id] },
    `${roleText(roleName)} is inactive for ${person.name} until you set it active again.`,
  );

const revokeRole = ({ id, roleName }: Role, person: Person) =>
  changePeople(
    { ids: [person.id], revokeRoleIds: [id] },
    `${person.name} no longer has the ${roleText(roleName)} role.`,
  );

export const askToRevoke = (ask: Ask, role: Role, person: Person, then: () => void) =>
  ask({
    title: `Revoke ${roleText(role.roleName)} from ${person.name}?`,
    text: 'They lose its permissions right away. What they did with it, such as orders, stays.',
    action: 'Revoke',
    run: async () => {
      const done = await revokeRole(role, person);
      if (done) then();
      return done;
    },
  });
