import { hashOfToken, linkToken } from '../../operations/index.ts';
import { ApiError } from '../../http/index.ts';
import { welcomeMail } from './newsletter-mails.ts';
import { findConfirming, markSubscribed } from './newsletter-store.ts';
import type { Newsletter } from './newsletter.ts';

/** Subscribes the recipient of the link, once, however often it is followed. Returns the address. */
export async function confirm({ db, keys, mailer, config }: Newsletter, token: string): Promise<string> {
  const key = await keys.current();
  return db.transaction(async (tx) => {
    const subscriber = await findConfirming(tx, hashOfToken(token));
    if (!subscriber) {
      throw new ApiError(
        404,
        'link_not_good',
        'This link is incomplete or has expired. Enter your address again to get a new one.',
      );
    }
    const { id, email, status } = subscriber;
    if (status === 'subscribed') return email;
    const leave = linkToken(key, 'newsletter-unsubscribe', id);
    await markSubscribed(tx, id, leave.hash);
    await mailer.send(tx, welcomeMail({ email, token: leave.token, ...config }));
    return email;
  });
}
