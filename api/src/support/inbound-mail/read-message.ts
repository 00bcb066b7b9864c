import type { Attachment, HeaderLines, ParsedMail } from 'mailparser';
import { cutQuotes } from './cut-quotes.ts';
import type { MailedFile, Message } from './message.ts';

/** In characters; a longer HTML part stays unread, and the mail says so. */
const MOST_HTML = 2_000_000;
/** Pictures below this size, in bytes, that a signature shows. */
const SIGNATURE_PICTURE = 10_240;

const recipientHeaders = new Set([
  ...['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to', 'resent-to'],
]);

/** Reads a message in the format of RFC 5322. @throws Error if it can't be read */
export async function readMessage(raw: Buffer): Promise<Message> {
  // Loaded only when needed, because it is large.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: MOST_HTML,
  });
  return {
    messageId: /^<[^<>\s]{1,400}>$/.exec(mail.messageId ?? '')?.[0],
    from: sendersOf(mail),
    subject: oneLine(mail.subject ?? ''),
    text: cutQuotes(storable(mail.text ?? '')),
    recipients: unfolded(mail.headerLines, (key) => recipientHeaders.has(key)).join('\n'),
    headers: firstOfEach(mail.headerLines),
    files: mail.attachments.filter((file) => !isDecoration(file)).map(toFile),
  };
}

/** PostgreSQL can't store NUL or half a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD');

const oneLine = (text: string) =>
  storable(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const sendersOf = ({ from }: ParsedMail) =>
  (from?.value ?? []).flatMap(({ name, address = '', group = [] }) =>
    [{ name, address }, ...group.map((member) => ({ name: member.name, address: member.address ?? '' }))]
      .filter((sender) => sender.address !== '')
      .map((sender) => ({ name: oneLine(sender.name), address: oneLine(sender.address) })),
  );

const unfolded = (lines: HeaderLines, isWanted: (key: string) => boolean) =>
  lines
    .filter(({ key }) => isWanted(key))
    .map(({ line }) => storable(line.slice(line.indexOf(':') + 1).replace(/\r?\n[ \t]+/g, ' ')).trim());

function firstOfEach(lines: HeaderLines): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { key } of lines) if (!headers.has(key)) headers.set(key, unfolded(lines, (one) => one === key)[0] ?? '');
  return headers;
}

const isDecoration = ({ related, contentDisposition, contentType, content }: Attachment) =>
  (related === true || contentDisposition === 'inline') &&
  contentType.startsWith('image/') &&
  content.length < SIGNATURE_PICTURE;

const toFile = ({ filename, contentType, content }: Attachment): MailedFile => ({
  name: oneLine(filename ?? '') || `attachment.${contentType.replace(/^.*\//, '').replace('plain', 'txt')}`,
  content,
});
