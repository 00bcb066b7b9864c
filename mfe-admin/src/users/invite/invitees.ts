import type { InviteBody } from '@marketplace/shared/contracts';

export type Invitee = InviteBody['people'][number];

const address = /[^\s<>,;"']+@[^\s<>,;"']+/;

/** "asha.rao" reads "Asha Rao". */
const nameOf = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** People as lists of addresses name them: `Asha Rao <asha@tex.example>, ravi@tex.example`, a line or a comma each. */
export const readPeople = (text: string): Invitee[] =>
  text.split(/[\n,;]+/).flatMap((part) => {
    const email = address.exec(part)?.[0];
    if (email === undefined) return [];
    const name = part
      .replace(address, '')
      .replace(/[<>"']/g, '')
      .trim();
    return [{ name: name || nameOf(email), email }];
  });
