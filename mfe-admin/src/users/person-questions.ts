import type { UserSummary } from '@marketplace/shared/contracts';
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
    text: 'They are signed out everywhere at once and can’t sign in until somebody reactivates them. Their roles, access and history stay.',
    action: 'Deactivate',
    run: () => changePeople({ ids: [id], status: 'disabled' }, `${name} was deactivated.`).then(after(then)),
  });

export const reactivate = ({ id, name }: Person, then: Then) =>
  changePeople({ ids: [id], status: 'active' }, `${name} may sign in again.`).then(after(then));

export const askToWithdraw = (ask: Ask, person: Person, then: Then) =>
  ask({
    title: `Withdraw the invitation of ${person.name}?`,
    text: `The link that went to ${person.email} stops working, and the account is removed. You can invite them again.`,
    action: 'Withdraw',
    run: () => withdrawInvitation(person).then(after(then)),
  });

const countText = (count: number) => `${count} ${count === 1 ? 'user' : 'users'}`;

export const askToDeactivateAll = (ask: Ask, ids: string[], then: Then) =>
  ask({
    title: `Deactivate ${countText(ids.length)}?`,
    text: 'They are signed out everywhere at once and can’t sign in until somebody reactivates them. If one of them can’t be deactivated, none is.',
    action: 'Deactivate',
    run: () => changePeople({ ids, status: 'disabled' }, `${countText(ids.length)} deactivated.`).then(after(then)),
  });

export const reactivateAll = (ids: string[], then: Then) =>
  changePeople({ ids, status: 'active' }, `${countText(ids.length)} may sign in again.`).then(after(then));

export const grantToAll = (ids: string[], { id, roleName }: { id: string; roleName: string }, then: Then) =>
  changePeople({ ids, grantRoleIds: [id] }, `${roleName} was granted to ${countText(ids.length)}.`).then(after(then));
