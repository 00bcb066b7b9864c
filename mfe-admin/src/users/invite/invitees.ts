import type { InviteBody } from '@marketplace/shared/contracts';

export type Invitee = InviteBody['people'][number];

const address = /[^\s<>,;"']+@[^\s<>,;"']+/g;

/** "asha.rao" becomes "Asha Rao". */
const nameOf = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const partsOf = (text: string) => text.split(/[\n,;]+/).filter((part) => part.trim() !== '');

/** Parses a list of addresses: `Asha Rao <asha@tex.example>, ravi@tex.example`, separated by lines, commas or space. */
export const readPeople = (text: string): Invitee[] =>
  partsOf(text).flatMap((part) => {
    const emails = part.match(address) ?? [];
    const name = part
      .replace(address, '')
      .replace(/[<>"']/g, '')
      .trim();
    return emails.map((email) => ({ name: (emails.length === 1 && name) || nameOf(email), email }));
  });

/** What `readPeople` leaves out of a list because it has no address. */
export const unreadParts = (text: string): string[] =>
  partsOf(text)
    .filter((part) => !part.match(address))
    .map((part) => part.trim());
