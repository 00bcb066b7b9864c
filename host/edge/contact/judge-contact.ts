import { Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/reading';
import type { WrittenAnswer } from '../data-writer.ts';
import type { Refusal } from './refusal-page.ts';

const sentences: Record<number, string> = {
  403: 'You can only send messages from this site. Open the form here and send it again.',
  413: 'Your message is too long.',
  415: 'We couldn’t read your message.',
  429: 'We got too many messages from your network. Please try again in a minute.',
};
const unreached = 'We couldn’t take your message right now. Please try again in a few minutes.';

const Text = Type.String({ minLength: 1 });
const Fields = Type.Object({ errors: Type.Array(Type.Object({ field: Text, message: Text })) });

const errorsIn = (body: string): Refusal['errors'] => readStored(Fields, body)?.errors ?? [];

/** The message for a failed status. */
export const refusalOf = ({ status, body }: Pick<WrittenAnswer, 'status' | 'body'>): Refusal => {
  if (status !== 400) return { message: sentences[status] ?? unreached, errors: [] };
  return { message: 'Please fix this and send it again.', errors: errorsIn(body) };
};
