import type { Mail } from '../../../notifications/index.ts';
import { momentText } from '../moment-text.ts';

interface SignIn {
  name: string;
  email: string;
  timeZone: string | null;
  device: string;
  ip: string;
  at: Date;
  /** The page that ends this sign-in. */
  endUrl: string;
}

/** Its link leads to a page that asks first: opening it changes nothing, so mail scanners may open it. */
export const newDeviceMail = ({ name, email, timeZone, device, ip, at, endUrl }: SignIn): Mail => ({
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
    end_link: [{ kind: 'link', label: "This wasn't me", url: endUrl }],
  },
});
