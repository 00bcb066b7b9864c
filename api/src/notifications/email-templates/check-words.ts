import type { EmailWords } from '@marketplace/shared/contracts';
import { refuse } from '../../http/index.ts';
import type { MailKind } from './mail-kind.ts';
import { alonePlaceholder, paragraphsOf, placeholderPattern, placeholdersIn } from './template-text.ts';

const inBraces = (name: string) => `{{${name}}}`;

function* faultsOf({ placeholders }: MailKind, text: string, ownParagraphs: boolean): Generator<string> {
  const isBlock = (name: string) => Array.isArray(placeholders[name]?.sample);
  const unknown = placeholdersIn(text).filter((name) => !Object.hasOwn(placeholders, name));
  if (unknown.length > 0) {
    const known = Object.keys(placeholders).map(inBraces).join(', ');
    yield `${unknown.map(inBraces).join(', ')} can't be used here. You can use ${known}.`;
  }
  if (/\{\{|\}\}/.test(text.replace(placeholderPattern, '')))
    yield 'Write placeholders in lowercase between double braces, such as {{brand}}.';
  const lines = ownParagraphs ? paragraphsOf(text).filter((one) => alonePlaceholder(one) === undefined) : [text];
  const misplaced = lines.flatMap(placeholdersIn).filter(isBlock);
  if (misplaced.length > 0)
    yield ownParagraphs
      ? `${misplaced.map(inBraces).join(', ')} needs a paragraph of its own, with an empty line before and after it.`
      : `${misplaced.map(inBraces).join(', ')} can't be used in a subject.`;
}

function missingIn({ placeholders }: MailKind, text: string): string[] {
  const used = new Set(placeholdersIn(text));
  return Object.entries(placeholders)
    .filter(([name, { required }]) => required === true && !used.has(name))
    .map(([name, { meaning }]) => `Keep ${inBraces(name)} in the text: ${meaning.toLowerCase()}.`);
}

/** @throws ApiError 400 with a sentence for each field that can't be sent this way */
export function assertSendable(kind: MailKind, { subject, text }: EmailWords): void {
  refuse([
    ...(subject.trim() === '' ? [{ field: 'subject', message: 'Enter a subject.' }] : []),
    ...[...faultsOf(kind, subject, false)].map((message) => ({ field: 'subject', message })),
    ...(/[\r\n]/.test(subject) ? [{ field: 'subject', message: 'Keep the subject on one line.' }] : []),
    ...[...faultsOf(kind, text, true), ...missingIn(kind, text)].map((message) => ({ field: 'text', message })),
  ]);
}
