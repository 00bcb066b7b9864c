import type { EmailWords } from '@marketplace/shared/contracts';
import type { MailPart } from '../mail/layout/mail-part.ts';
import { alonePlaceholder, paragraphsOf, placeholderPattern } from './template-text.ts';
import type { MailKind, MailValue } from './mail-kind.ts';

interface Filled {
  subject: string;
  heading: string;
  parts: MailPart[];
}

/** Words with their placeholders filled, once: placeholders in values stay text. */
export function fillTemplate(kind: MailKind, words: EmailWords, values: Record<string, MailValue>): Filled {
  const fill = (text: string) =>
    text.replace(placeholderPattern, (_all, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'string' ? value : '';
    });
  const subject = fill(words.subject).trim();
  const [first = '', ...rest] = paragraphsOf(words.text);
  const hasHeading = first.startsWith('# ');
  const paragraphs = hasHeading ? rest : [first, ...rest];
  const parts = paragraphs.flatMap((paragraph) => partsOf(kind, paragraph, values, fill));
  return { subject, heading: hasHeading ? fill(first.slice(2)).trim() : subject, parts };
}

function partsOf(
  { placeholders }: MailKind,
  paragraph: string,
  values: Record<string, MailValue>,
  fill: (text: string) => string,
): MailPart[] {
  const name = alonePlaceholder(paragraph);
  const value = name === undefined ? undefined : values[name];
  if (Array.isArray(value)) return value;
  const isNote = paragraph.startsWith('> ');
  const text = fill(isNote ? paragraph.replace(/^> ?/gm, '') : paragraph).trim();
  if (text === '') return [];
  const alone = name === undefined ? undefined : placeholders[name]?.alone;
  return [{ kind: alone ?? (isNote ? 'note' : 'text'), text }];
}
