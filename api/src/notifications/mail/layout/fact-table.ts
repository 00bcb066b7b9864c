import type { MailPart } from './mail-part.ts';

type Fact = [name: string, value: string];

/** A table of facts, without those that don't apply. */
export function factTable(...rows: (Fact | false)[]): MailPart[] {
  const facts = rows.filter((row) => row !== false);
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}
