import type { MarketplaceRoleDefinition, PeopleChanges } from '@marketplace/shared/contracts';
import { roleText } from '@marketplace/shared/session';
import type { Ask } from '../question/use-question.tsx';
import { changePeople } from '../users/change-people.ts';

type Role = Pick<MarketplaceRoleDefinition, 'id' | 'roleName'>;
interface Person {
  id: string;
  name: string;
}

/** Undoes a change; both call `then`. */
type Undo = () => Promise<boolean>;

const change = async (changes: PeopleChanges, done: string, then: () => void, undo?: Undo): Promise<boolean> => {
  const succeeded = await changePeople(changes, done, undo && (() => void undo()));
  if (succeeded) then();
  return succeeded;
};

const setTo = ({ id, roleName }: Role, { id: person, name }: Person, then: () => void) => ({
  active: (undo?: Undo) =>
    change({ ids: [person], grantRoleIds: [id] }, `${name} now has the ${roleText(roleName)} role.`, then, undo),
  inactive: (undo?: Undo) =>
    change(
      { ids: [person], suspendRoleIds: [id] },
      `${roleText(roleName)} is inactive for ${name} until you set it active again.`,
      then,
      undo,
    ),
  none: (undo?: Undo) =>
    change({ ids: [person], revokeRoleIds: [id] }, `${name} no longer has the ${roleText(roleName)} role.`, then, undo),
});

/** How a person holds a role. */
export type Held = 'active' | 'inactive' | 'none';

export const grantRole = (role: Role, person: Person, was: Held, then: () => void) => {
  const to = setTo(role, person, then);
  return to.active(was === 'active' ? undefined : () => to[was]());
};

export const suspendRole = (role: Role, person: Person, then: () => void) => {
  const to = setTo(role, person, then);
  return to.inactive(() => to.active());
};

/** @param was an inactive role can't be granted as such, so revoking one can't be undone */
export const askToRevoke = (ask: Ask, role: Role, person: Person, was: Held, then: () => void) => {
  const to = setTo(role, person, then);
  return ask({
    title: `Revoke ${roleText(role.roleName)} from ${person.name}?`,
    text: 'They lose its permissions right away. What they did with it, such as orders, stays.',
    action: 'Revoke',
    run: () => to.none(was === 'active' ? () => to.active() : undefined),
  });
};
