export interface Invitee {
  /** Of the row, while it is edited. */
  key: number;
  name: string;
  email: string;
}

export type InviteeErrors = Partial<Record<string, string>>;

const address = /[^\s<>,;"']+@[^\s<>,;"']+/;

/** "asha.rao" reads "Asha Rao". */
const nameOf = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** People as lists of addresses name them: `Asha Rao <asha@tex.example>, ravi@tex.example`, a line or a comma each. */
export const readPeople = (text: string): Omit<Invitee, 'key'>[] =>
  text.split(/[\n,;]+/).flatMap((part) => {
    const email = address.exec(part)?.[0];
    if (email === undefined) return [];
    const name = part
      .replace(address, '')
      .replace(/[<>"']/g, '')
      .trim();
    return [{ name: name || nameOf(email), email }];
  });

/** The first thing wrong with each field, by `people.0.email`; empty when all can be sent. */
export const checkInvitees = (people: Invitee[]): InviteeErrors =>
  Object.fromEntries(
    people.flatMap(({ name, email }, index) => {
      const wrong: [string, string][] = [];
      if (name.trim() === '') wrong.push([`people.${index}.name`, 'Enter a name']);
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
        wrong.push([`people.${index}.email`, 'Enter an email such as asha@company.com']);
      return wrong;
    }),
  );
