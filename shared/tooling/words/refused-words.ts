import type { Words } from './find-strings.ts';

/** What no text says, with what it says instead. */
const refused: [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\d(\{…\})? %|\{…\} %/, '15%, without a space'],
  [/\b(catalogue|colour|favourite|licence|centre|grey|behaviour|dialogue)s?\b/i, 'American spelling'],
  [
    /\b(organ|recogn|custom|personal|author|summar|synchron|optim|normal|minim|maxim|categor|priorit|final|util|real)is(e|ed|es|ing|ation)\b/i,
    'American spelling',
  ],
  [/\b(cancelled|cancelling|labelled|modelled|travelled)\b/i, 'canceled, one l'],
  [/\b(PAYMENT_ADMIN|SUPER_ADMIN)\b/, 'the name of the role'],
  [/\bstands? (here|in|for itself|open|still)\b/i, 'is shown, saved, listed'],
  [/\b(anew|once more)\b/i, 'again'],
  [/\bis no (email|valid|number|date|file|address)\b/i, "isn't a valid …"],
  [/\bwhoever\b/i, 'the people who'],
  [/\b(Say|Write) (how|what|who|an?|the)\b/, 'Enter …'],
];

export interface Refused extends Words {
  instead: string;
}

/** The strings that say what was removed from the product. */
export const refusedAmong = (strings: Words[]): Refused[] =>
  strings.flatMap((found) =>
    refused.filter(([pattern]) => pattern.test(found.text)).map(([, instead]) => ({ ...found, instead })),
  );
