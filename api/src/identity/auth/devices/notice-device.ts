import type { User } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { linkToken } from '../../../operations/index.ts';
import { mayWriteTo, pageUrl } from '../../../notifications/index.ts';
import { readAccessToken } from '../access-token.ts';
import { hashOfDevice } from './device-cookie.ts';
import { deviceName } from './device-name.ts';
import { meetDevice } from './known-devices.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { insertNotice } from './sign-in-notices.ts';

interface SeenDevice {
  /** The value of its cookie. */
  key: string;
  ip: string;
  userAgent: string;
  /** Of the session that has just begun. */
  accessToken: string;
  at: Date;
}

/**
 * Remembers the browser that a user signed in with, and emails them if it is new, with a link that ends the session.
 * Both or neither, so that the next sign-in makes up for a failure.
 */
export async function noticeDevice(
  { db, keys, config, mailer }: Pick<ApiContext, 'db' | 'keys' | 'config' | 'mailer'>,
  { id, name, email, timeZone = null }: User,
  { key, ip, userAgent, at, accessToken }: SeenDevice,
): Promise<void> {
  const { sessionId } = await readAccessToken(keys, accessToken);
  const { token, hash } = linkToken(await keys.current(), 'sign-in-notice', sessionId);
  const known = hashOfDevice(id, key);
  await db.transaction(async (tx) => {
    if ((await meetDevice(tx, id, known)) !== 'new') return;
    // A program without cookies is new each time.
    if (!(await mayWriteTo(tx, 'new-device', email))) return;
    await insertNotice(tx, { hash, sessionId, device: known });
    const { device } = deviceName(userAgent);
    const endUrl = pageUrl(config.publicUrl, '/not-me', { token });
    await mailer.send(tx, newDeviceMail({ name, email, timeZone, device, ip, at, endUrl }));
  });
}
