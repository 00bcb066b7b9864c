import type { AdminSession, SessionsFilter } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { countOf, type Picked } from '@marketplace/shared/ui/list';
import { attempt } from '../calls/attempt.ts';
import { forgetPeople } from '../calls/forget-people.ts';
import { ALL_THAT_MATCH, startOn } from '../question/run-on.ts';
import type { Ask } from '../question/use-question.tsx';

/** Runs after success. */
type Then = () => void;

const sessionsText = (count: number) => countOf(count, 'session');

const revoke = async (call: () => Promise<unknown>, done: string, then: Then) => {
  const succeeded = await attempt(call, done);
  if (succeeded) then();
  return succeeded;
};

const revokeIds = (ids: string[]) => marketplace.post('/tex-admin/sessions/revoke', { ids });

const yourself = ' This is your current device, so you’ll have to sign in again.';

/** Ends one session after confirmation. */
export const askToEnd = (ask: Ask, { id, user, device, current }: AdminSession, then: Then) =>
  ask({
    title: `End ${user.name}’s session?`,
    text: `This signs ${user.name} (${user.email}) out of ${device}.${current ? yourself : ''}`,
    action: 'End session',
    run: () => revoke(() => revokeIds([id]), `Signed ${user.name} out of ${device}.`, then),
  });

/** Such as "Asha Rao, Ravi Shah and 3 more". */
const namesOf = (sessions: AdminSession[]) => {
  const names = [...new Set(sessions.map(({ user }) => user.name))];
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
};

/** Ends the selected sessions after confirmation. */
export const askToEndAll = (ask: Ask, picked: Picked<AdminSession>, matching: SessionsFilter) => {
  const { rows, isAll } = picked;
  const count = sessionsText(rows.length);
  const isMine = rows.some(({ current }) => current);
  const mine = isMine ? yourself.replace('This', 'One of them') : '';
  return ask({
    title: `End ${count}?`,
    text: `This signs ${namesOf(rows)} out of these devices.${mine}${isAll ? ` ${ALL_THAT_MATCH}` : ''}`,
    action: `End ${count}`,
    run: () =>
      startOn(picked, {
        call: async (some) => {
          const body = { ids: some, ...(isAll && { matching }) };
          const answer = await marketplace.post('/tex-admin/sessions/revoke', body);
          forgetPeople();
          return answer;
        },
        said: (done) => `${sessionsText(done)} ended.`,
      }),
  });
};

/** Signs a user out everywhere after confirmation. */
export const askToEndAllOf = (ask: Ask, { user, current }: AdminSession, then: Then) =>
  ask({
    title: `Sign ${user.name} out everywhere?`,
    text: `This signs ${user.name} (${user.email}) out of every device.${current ? yourself.replace('This', 'One of them') : ''}`,
    action: 'Sign out everywhere',
    run: () =>
      revoke(
        () => marketplace.post(`/tex-admin/sessions/revoke/user/${encodeURIComponent(user.id)}`),
        `Signed ${user.name} out everywhere.`,
        then,
      ),
  });
