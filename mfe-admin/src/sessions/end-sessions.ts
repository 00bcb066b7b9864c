import type { AdminSession } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';

/** Runs after success. */
type Then = () => void;

const sessionsText = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`;

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
export const askToEndAll = (ask: Ask, sessions: AdminSession[], then: Then) => {
  const count = sessionsText(sessions.length);
  const isMine = sessions.some(({ current }) => current);
  return ask({
    title: `End ${count}?`,
    text: `This signs ${namesOf(sessions)} out of these devices.${isMine ? yourself.replace('This', 'One of them') : ''}`,
    action: `End ${count}`,
    run: () => revoke(() => revokeIds(sessions.map(({ id }) => id)), `${count} ended.`, then),
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
