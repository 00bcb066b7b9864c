import EmailReplyParser from 'email-reply-parser';
import { REPLY_LINE } from '../../notifications/index.ts';

/** The library's expressions are slow on huge texts, in characters. */
const MOST_READ = 100_000;

const tidied = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** What a reply says, without the quoted mail and the signature; all of it if nothing is left. */
export function cutQuotes(text: string): string {
  const whole = tidied(text);
  const [above = ''] = whole.split(REPLY_LINE);
  if (above.length > MOST_READ) return above.trim() || whole;
  return tidied(new EmailReplyParser().parseReply(withoutOpenQuote(above))) || whole;
}

/** Mail programs quote the line, below a line about its sender. */
const withoutOpenQuote = (text: string) => text.replace(/\n[>\s]*$/, '\n');
