import { POLICY_DROPPED_TAGS, POLICY_TAGS } from '@marketplace/shared/contracts';
import { escapeHtml } from '../http/html-page.ts';
import { readTag, type Tag } from './read-tag.ts';
import { safeAttributes } from './safe-attributes.ts';

const voidTags = new Set(['br', 'hr']);
/** Dropped elements that have no content, hence no end. */
const emptyTags = new Set(['input', 'embed', 'link', 'meta', 'base', 'frame']);
/** What stands in these is no HTML until their end tag. */
const rawTags = new Set('script style noscript iframe textarea title noembed noframes xmp plaintext'.split(' '));
const deepest = 100;

/**
 * The HTML of a policy by its allow-list. Nothing of the source is copied: every tag and attribute that comes out is
 * written anew, every other `<` and `>` is text. However a browser reads it, there is nothing else in it to be read.
 */
export function sanitisePolicy(html: string): string {
  const writer = new PolicyWriter();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next === -1 ? html.length : next;
    writer.text(html.slice(at, end));
    if (next === -1) break;
    at = pastMarkup(html, next, writer);
  }
  return writer.finish();
}

/** Handles what begins with this `<`; answers where to go on. */
function pastMarkup(html: string, at: number, writer: PolicyWriter): number {
  if (html.startsWith('<!--', at)) return past(html, '-->', at + 4);
  // Comments of other kinds, and end tags that end nothing.
  if (/^<(?:[!?]|\/[^a-z])/i.test(html.slice(at, at + 3))) return past(html, '>', at);
  if (!/^<\/?[a-z]/i.test(html.slice(at, at + 3))) {
    writer.text('<');
    return at + 1;
  }
  const tag = readTag(html, at);
  // Never closed: a browser would wait for the rest for ever.
  if (!tag) return html.length;
  writer.tag(tag);
  return !tag.isEnd && rawTags.has(tag.name) ? pastRaw(html, tag) : tag.end;
}

function past(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** To the end tag itself, which ends the dropping. */
function pastRaw(html: string, { name, end }: Tag): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = end;
  return close.exec(html)?.index ?? html.length;
}

class PolicyWriter {
  #written: string[] = [];
  #open: string[] = [];
  /** The dropped element that we are in, and how deep. */
  #dropped: { name: string; depth: number } | undefined;

  text(text: string): void {
    if (!this.#dropped) this.#written.push(escapeText(text));
  }

  tag(tag: Tag): void {
    if (this.#dropped) this.#whileDropping(tag, this.#dropped);
    else if (POLICY_DROPPED_TAGS.has(tag.name)) this.#drop(tag);
    else if (POLICY_TAGS.has(tag.name)) this.#keep(tag);
  }

  finish(): string {
    while (this.#open.length > 0) this.#close();
    return this.#written.join('');
  }

  #whileDropping({ name, isEnd }: Tag, dropped: { name: string; depth: number }): void {
    if (name !== dropped.name) return;
    dropped.depth += isEnd ? -1 : 1;
    if (dropped.depth === 0) this.#dropped = undefined;
  }

  #drop({ name, isEnd }: Tag): void {
    if (!isEnd && !emptyTags.has(name)) this.#dropped = { name, depth: 1 };
  }

  #keep({ name, isEnd, attributes }: Tag): void {
    if (isEnd) {
      if (this.#open.includes(name)) while (this.#close() !== name);
      return;
    }
    if (this.#open.length >= deepest) return;
    this.#written.push(`<${name}${safeAttributes(name, attributes)}>`);
    if (!voidTags.has(name)) this.#open.push(name);
  }

  #close(): string | undefined {
    const name = this.#open.pop();
    if (name !== undefined) this.#written.push(`</${name}>`);
    return name;
  }
}

/** References to characters stay what they are; any other `&` is itself. */
const escapeText = (text: string) =>
  text
    .split(/(&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/i)
    .map((part, index) =>
      index % 2 === 1 ? part : escapeHtml(part).replaceAll('&quot;', '"').replaceAll('&#39;', "'"),
    )
    .join('');
