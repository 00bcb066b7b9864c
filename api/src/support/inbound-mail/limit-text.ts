import type { MailedFile, Message } from './message.ts';

/** Longest message in a conversation, in characters: the search index holds at most a megabyte for a ticket. */
const MOST_TEXT = 20_000;

/** A mail whose text fits into a conversation; a longer text is attached in full as a file. */
export function limitText({ text, files, ...message }: Message): Message {
  if (text.length <= MOST_TEXT) return { ...message, text, files };
  const whole: MailedFile = { name: 'message.txt', content: Buffer.from(text) };
  const beginning = text
    .slice(0, MOST_TEXT)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
  return { ...message, text: `${beginning}\n\nThe full text is attached as message.txt.`, files: [whole, ...files] };
}
