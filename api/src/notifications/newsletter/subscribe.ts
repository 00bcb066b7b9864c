import { linkToken } from '../../operations/index.ts';
import { ApiError } from '../../http/index.ts';
import { mayWriteTo } from '../mail/may-write-to.ts';
import { confirmMail } from './newsletter-mails.ts';
import { awaitConfirmation, ensureSubscriber } from './newsletter-store.ts';
import type { Newsletter } from './newsletter.ts';

/**
 * Asks an address to confirm by email that it wants the newsletter. Asked again before that, the same link goes out
 * again, a few times an hour.
 */
export async function subscribe({ db, keys, mailer, config }: Newsletter, email: string): Promise<void> {
  const key = await keys.current();
  await db.transaction(async (tx) => {
    const { id, status, unsubscribedAt } = await ensureSubscriber(tx, email);
    if (status === 'subscribed') {
      throw new ApiError(409, 'already_subscribed', 'This address is already subscribed.');
    }
    // Who left and comes back gets a link that the one of before says nothing about.
    const { token, hash } = linkToken(key, 'newsletter-confirm', `${id}:${unsubscribedAt?.getTime() ?? 0}`);
    await awaitConfirmation(tx, id, hash);
    if (await mayWriteTo(tx, 'newsletter', email)) await mailer.send(tx, confirmMail({ email, token, ...config }));
  });
}
