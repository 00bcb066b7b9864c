import { linkToken } from '../../operations/index.ts';
import { ApiError } from '../../http/index.ts';
import { mayWriteTo } from '../mail/may-write-to.ts';
import { confirmMail } from './newsletter-mails.ts';
import { awaitConfirmation, ensureSubscriber } from './newsletter-store.ts';
import type { Newsletter } from './newsletter.ts';

/**
 * Asks an address to confirm by email that it wants the newsletter. Another request before that sends the same link
 * again, a few times per hour.
 */
export async function subscribe({ db, keys, mailer, config }: Newsletter, email: string): Promise<void> {
  const key = await keys.current();
  await db.transaction(async (tx) => {
    const { id, status, unsubscribedAt } = await ensureSubscriber(tx, email);
    if (status === 'subscribed') {
      throw new ApiError(409, 'already_subscribed', 'This address is already subscribed.');
    }
    // People who left and come back get a link that the previous one reveals nothing about.
    const { token, hash } = linkToken(key, 'newsletter-confirm', `${id}:${unsubscribedAt?.getTime() ?? 0}`);
    await awaitConfirmation(tx, id, hash);
    if (await mayWriteTo(tx, 'newsletter', email)) await mailer.send(tx, confirmMail({ email, token, ...config }));
  });
}
