import type { InviteBody } from '@marketplace/shared/contracts';

export type Invitee = InviteBody['people'][number];

const address = /[^\s<>,;"']+@[^\s<>,;"']+/;

/** "asha.rao" becomes "Asha Rao". */
const nameOf = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Parses a list of addresses: `Asha Rao <asha@tex.example>, ravi@tex.example`, separated by lines or commas. */
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
