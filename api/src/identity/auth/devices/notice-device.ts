import type { User } from '@marketplace/shared/contracts';
import type { Database } from '../../../db/index.ts';
import { type Mailer, mayWriteTo } from '../../../notifications/index.ts';
import { hashOfDevice } from './device-cookie.ts';
import { deviceName } from './device-name.ts';
import { meetDevice } from './known-devices.ts';
import { newDeviceMail } from './new-device-mail.ts';

interface SeenDevice {
  /** What its cookie holds. */
  key: string;
  ip: string;
  userAgent: string;
  at: Date;
}

/**
 * Remembers the browser that somebody signed in with, and tells them by e-mail if it is a new one. Both or neither, so
 * that what fails is made up for by the next sign-in.
 */
export async function noticeDevice(
  { db, mailer }: { db: Database; mailer: Mailer },
  { id, name, email, timeZone = null }: User,
  { key, ip, userAgent, at }: SeenDevice,
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await meetDevice(tx, id, hashOfDevice(id, key))) !== 'new') return;
    // A program that keeps no cookie is new each time.
    if (!(await mayWriteTo(tx, 'new-device', email))) return;
    const { device } = deviceName(userAgent);
    await mailer.send(tx, newDeviceMail({ name, email, timeZone, device, ip, at }));
  });
}
