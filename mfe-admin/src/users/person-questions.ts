import type { UserSummary } from '@marketplace/shared/contracts';
import { roleText } from '@marketplace/shared/session';
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

const countText = (count: number) => `${count} ${count === 1 ? 'user' : 'users'}`;

export const askToDeactivateAll = (ask: Ask, ids: string[], then: Then) =>
  ask({
    title: `Deactivate ${countText(ids.length)}?`,
    text: 'This signs them out everywhere right away. They can’t sign in until someone reactivates them. If one of them can’t be deactivated, none are.',
    action: 'Deactivate',
    run: () => changePeople({ ids, status: 'disabled' }, `${countText(ids.length)} deactivated.`).then(after(then)),
  });

export const reactivateAll = (ids: string[], then: Then) =>
  changePeople({ ids, status: 'active' }, `${countText(ids.length)} can sign in again.`).then(after(then));

export const grantToAll = (ids: string[], { id, roleName }: { id: string; roleName: string }, then: Then) =>
  changePeople({ ids, grantRoleIds: [id] }, `${roleText(roleName)} granted to ${countText(ids.length)}.`).then(
    after(then),
  );
