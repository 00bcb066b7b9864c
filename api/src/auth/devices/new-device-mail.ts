import type { Mail } from '../../mail/mail.ts';
import { momentText } from '../moment-text.ts';

interface SignIn {
  name: string;
  email: string;
  timeZone: string | null;
  device: string;
  ip: string;
  at: Date;
}

/** No link: what looks like this e-mail and has one is somebody else's. */
export const newDeviceMail = ({ name, email, timeZone, device, ip, at }: SignIn): Mail => ({
  to: email,
  kind: 'new-device',
  values: {
    name,
    facts: [
      {
        kind: 'facts',
        facts: [
          ['Account', email],
          ['Device', device],
          ['When', momentText(at, timeZone)],
          ['IP address', ip],
        ],
      },
    ],
  },
});
