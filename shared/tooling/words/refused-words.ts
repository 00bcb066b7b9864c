import type { Words } from './find-strings.ts';

interface Refusal {
  pattern: RegExp;
  instead: string;
  /** Files whose strings it applies to; all by default. */
  of?: RegExp;
}

const screens = /^(host|mfe-[a-z]+)\/src\//;

const refusals: Refusal[] = [
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\d(\{…\})? %|\{…\} %/, instead: '15%, without a space' },
  {
    pattern: /\b(catalogue|colour|favourite|licence|centre|grey|behaviour|dialogue)s?\b/i,
    instead: 'American spelling',
  },
  {
    pattern:
      /\b(organ|recogn|custom|personal|author|summar|synchron|optim|normal|minim|maxim|categor|priorit|final|util|real)is(e|ed|es|ing|ation)\b/i,
    instead: 'American spelling',
  },
  { pattern: /\b(cancelled|cancelling|labelled|modelled|travelled)\b/i, instead: 'canceled, with one l' },
  { pattern: /\b(PAYMENT_ADMIN|PAYMENT_CREATOR|SUPER_ADMIN)\b/, instead: 'the name of the role', of: screens },
  { pattern: /\bstands? (here|in for|for itself|open|still)\b/i, instead: 'is shown, saved, listed' },
  { pattern: /\b(anew|once more)\b/i, instead: 'again' },
  { pattern: /\bis no (email|valid|number|date|address)\b/i, instead: "isn't a valid …" },
  { pattern: /\bwhoever\b/i, instead: 'the people who' },
  { pattern: /^(Say|Write) (how|what|who)\b/, instead: 'Enter …' },
];

/** Where the specification fixes the text, or where the text is about words. */
const excused = [
  /needs the PAYMENT_ADMIN marketplace role/i,
  /PAYMENT_ADMIN marketplace role required for cart operations/,
  /request PAYMENT_ADMIN access/,
  // Headers that programs read.
  /^catalogue; (hit|fwd)|filename=/,
];
const aboutWords = /^shared\/(docs\/words\.md|tooling\/words\/)/;

export interface Refused extends Words {
  instead: string;
}

/** The strings that contain refused words. */
export const refusedAmong = (strings: Words[]): Refused[] =>
  strings
    .filter(({ file, text }) => !aboutWords.test(file) && !excused.some((fixed) => fixed.test(text)))
    .flatMap((found) =>
      refusals
        .filter(
          ({ pattern, of }) => (of?.test(found.file) ?? true) && pattern.test(found.text.replaceAll(/`[^`]*`/g, '')),
        )
        .map(({ instead }) => ({ ...found, instead })),
    );
