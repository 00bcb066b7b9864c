import type { MarketplaceRoleDefinition, PeopleChanges, UsersFilter, UserSummary } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { roleText } from '@marketplace/shared/session';
import { type Action, countOf, type Picked } from '@marketplace/shared/ui/list';
import { forgetPeople } from '../calls/forget-people.ts';
import { ALL_THAT_MATCH, runOn, startOn } from '../question/run-on.ts';
import type { Ask } from '../question/use-question.tsx';
import { changePeople, withdrawInvitation } from './change-people.ts';

type Person = Pick<UserSummary, 'id' | 'name' | 'email'>;

/** Runs after success. */
type Then = () => void;

const after = (then: Then) => (done: boolean) => {
  if (done) then();
  return done;
};

const setStatus = ({ id, name }: Person, status: 'active' | 'disabled', then: Then, undo?: () => void) =>
  changePeople(
    { ids: [id], status },
    `${name} ${status === 'active' ? 'can sign in again' : 'deactivated'}.`,
    undo,
  ).then(after(then));

export const askToDeactivate = (ask: Ask, person: Person, then: Then) =>
  ask({
    title: `Deactivate ${person.name}?`,
    text: 'This signs them out everywhere right away. They can’t sign in until someone reactivates them, but keep their roles, access and history.',
    action: 'Deactivate',
    run: () => setStatus(person, 'disabled', then, () => void setStatus(person, 'active', then)),
  });

export const reactivate = (person: Person, then: Then) =>
  setStatus(person, 'active', then, () => void setStatus(person, 'disabled', then));

export const askToWithdraw = (ask: Ask, person: Person, then: Then) =>
  ask({
    title: `Withdraw ${person.name}’s invitation?`,
    text: `The link sent to ${person.email} stops working, and the account is removed. You can invite them again.`,
    action: 'Withdraw invitation',
    run: () => withdrawInvitation(person).then(after(then)),
  });

const countText = (count: number) => countOf(count, 'user');

export interface Many {
  picked: Picked<UserSummary>;
  /** The filter that the selection matches. */
  matching: UsersFilter;
  ask: Ask;
}

type Change = Omit<PeopleChanges, 'ids' | 'matching'>;

const put = async (changes: PeopleChanges) => {
  const answer = await marketplace.put('/tex-suite/user', changes);
  forgetPeople();
  return answer;
};

/** @param was what undoes the change for a user; undefined if it changes nothing */
const changeAll = (
  { picked: { isAll, rows }, matching }: Many,
  change: Change,
  was: (person: UserSummary) => Change | undefined,
): Pick<Action, 'call' | 'back'> => ({
  call: (ids) => put({ ids, ...change, ...(isAll && { matching }) }),
  back: {
    of: (id) => rows.filter((person) => person.id === id).map(was)[0],
    call: (ids, before) => put({ ids, ...before }),
  },
});

export const askToDeactivateAll = (many: Many) => {
  const { ids, isAll } = many.picked;
  const which = isAll ? ALL_THAT_MATCH : 'If one of them can’t be deactivated, none are.';
  const change = changeAll(many, { status: 'disabled' }, ({ status }) =>
    status === 'active' ? { status } : undefined,
  );
  many.ask({
    title: `Deactivate ${countText(ids.length)}?`,
    text: `This signs them out everywhere right away. They can’t sign in until someone reactivates them. ${which}`,
    action: 'Deactivate',
    run: () => startOn(many.picked, { ...change, said: (count) => `${countText(count)} deactivated.` }),
  });
};

export const reactivateAll = (many: Many) =>
  runOn(many.picked, many.ask, {
    ...{ noun: 'user', verb: 'Reactivate' },
    ...changeAll(many, { status: 'active' }, ({ status }) => (status === 'disabled' ? { status } : undefined)),
    said: (count) => `${countText(count)} can sign in again.`,
  });

type Role = Pick<MarketplaceRoleDefinition, 'id' | 'roleName'>;

/** Revokes a granted role again, or makes it inactive again; undefined for users who held it already. */
const withoutGrant =
  ({ id, roleName }: Role) =>
  ({ marketplaceRoles }: UserSummary): Change | undefined => {
    const held = marketplaceRoles.find((role) => (typeof role === 'string' ? role : role.roleName) === roleName);
    if (held === undefined) return { revokeRoleIds: [id] };
    return typeof held !== 'string' && held.roleStatus === false ? { suspendRoleIds: [id] } : undefined;
  };

export const grantToAll = (many: Many, role: Role) =>
  runOn(many.picked, many.ask, {
    ...{ noun: 'user', verb: `Grant ${roleText(role.roleName)} to` },
    ...changeAll(many, { grantRoleIds: [role.id] }, withoutGrant(role)),
    said: (count) => `${roleText(role.roleName)} granted to ${countText(count)}.`,
  });
