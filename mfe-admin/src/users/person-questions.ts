import type { PeopleChanges, UsersFilter, UserSummary } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { roleText } from '@marketplace/shared/session';
import { countOf, type Picked } from '@marketplace/shared/ui/list';
import { forgetPeople } from '../calls/forget-people.ts';
import { ALL_THAT_MATCH, runOn } from '../question/run-on.ts';
import type { Ask } from '../question/use-question.tsx';
import { changePeople, withdrawInvitation } from './change-people.ts';

type Person = Pick<UserSummary, 'id' | 'name' | 'email'>;

/** Runs after success. */
type Then = () => void;

const after = (then: Then) => (done: boolean) => {
  if (done) then();
  return done;
};

export const askToDeactivate = (ask: Ask, { id, name }: Person, then: Then) =>
  ask({
    title: `Deactivate ${name}?`,
    text: 'This signs them out everywhere right away. They can’t sign in until someone reactivates them, but keep their roles, access and history.',
    action: 'Deactivate',
    run: () => changePeople({ ids: [id], status: 'disabled' }, `${name} deactivated.`).then(after(then)),
  });

export const reactivate = ({ id, name }: Person, then: Then) =>
  changePeople({ ids: [id], status: 'active' }, `${name} can sign in again.`).then(after(then));

export const askToWithdraw = (ask: Ask, person: Person, then: Then) =>
  ask({
    title: `Withdraw ${person.name}’s invitation?`,
    text: `The link sent to ${person.email} stops working, and the account is removed. You can invite them again.`,
    action: 'Withdraw invitation',
    run: () => withdrawInvitation(person).then(after(then)),
  });

const countText = (count: number) => countOf(count, 'user');

export interface Many {
  picked: Picked<unknown>;
  /** What all that are picked match. */
  matching: UsersFilter;
  ask: Ask;
}

type Change = Omit<PeopleChanges, 'ids' | 'matching'>;

const changeAll =
  ({ picked: { isAll }, matching }: Many, change: Change) =>
  async (ids: string[]) => {
    const answer = await marketplace.put('/tex-suite/user', {
      ids,
      ...change,
      ...(isAll && { matching }),
    });
    forgetPeople();
    return answer;
  };

export const askToDeactivateAll = (many: Many) => {
  const { ids, isAll, run } = many.picked;
  const which = isAll ? ALL_THAT_MATCH : 'If one of them can’t be deactivated, none are.';
  many.ask({
    title: `Deactivate ${countText(ids.length)}?`,
    text: `This signs them out everywhere right away. They can’t sign in until someone reactivates them. ${which}`,
    action: 'Deactivate',
    run: () =>
      run({ call: changeAll(many, { status: 'disabled' }), said: (count) => `${countText(count)} deactivated.` }),
  });
};

export const reactivateAll = (many: Many) =>
  runOn(many.picked, many.ask, {
    ...{ noun: 'user', verb: 'Reactivate' },
    call: changeAll(many, { status: 'active' }),
    said: (count) => `${countText(count)} can sign in again.`,
  });

export const grantToAll = (many: Many, { id, roleName }: { id: string; roleName: string }) =>
  runOn(many.picked, many.ask, {
    ...{ noun: 'user', verb: `Grant ${roleText(roleName)} to` },
    call: changeAll(many, { grantRoleIds: [id] }),
    said: (count) => `${roleText(roleName)} granted to ${countText(count)}.`,
  });
