import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';
import { Version } from './company-settings.ts';

/** The words of a message. */
export const EmailWords = Type.Object({
  subject: Type.String({ maxLength: 200 }),
  /** Paragraphs, separated by empty lines. `# ` starts the heading, `> ` the small print. */
  text: Type.String({ maxLength: 10_000 }),
});
export type EmailWords = Static<typeof EmailWords>;

/** A `{{placeholder}}`, filled in when a message is sent. */
export const EmailPlaceholder = Type.Object({
  name: Type.String(),
  meaning: Type.String(),
  /** The message makes no sense without it. */
  required: Type.Boolean(),
  /** Fills its own paragraph, such as a table or a button. */
  block: Type.Boolean(),
});
export type EmailPlaceholder = Static<typeof EmailPlaceholder>;

export const EmailTemplate = Type.Object({
  /** Kind of the message, such as `invitation`. */
  id: Id,
  title: Type.String(),
  /** When it is sent, and to whom. */
  when: Type.String(),
  ...EmailWords.properties,
  placeholders: Type.Array(EmailPlaceholder),
  /** When the text was last changed; null for the built-in text. */
  changedAt: Nullable(Instant),
  version: Version,
});
export type EmailTemplate = Static<typeof EmailTemplate>;
export const EmailTemplateList = Type.Array(EmailTemplate);

export const EmailTemplateBody = Type.Object({ ...EmailWords.properties, version: Version });
export type EmailTemplateBody = Static<typeof EmailTemplateBody>;

/** A message as its reader sees it, with sample data. */
export const EmailPreview = Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() });
export type EmailPreview = Static<typeof EmailPreview>;
