import { Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/reading';
import type { WrittenAnswer } from '../data-writer.ts';
import type { Refusal } from './refusal-page.ts';

const sentences: Record<number, string> = {
  403: 'Messages are accepted from this site only. Open the form here and send it again.',
  413: 'The message is longer than allowed.',
  415: 'The form was sent in a way that cannot be read.',
  429: 'Many messages came from your network just now. Please try again in a minute.',
};
const unreached = 'The marketplace could not take your message just now. Please try again in a few minutes.';

const Text = Type.String({ minLength: 1 });
const Fields = Type.Object({ errors: Type.Array(Type.Object({ field: Text, message: Text })) });

const errorsIn = (body: string): Refusal['errors'] => readStored(Fields, body)?.errors ?? [];

/** The message for a failed status. */
export const refusalOf = ({ status, body }: Pick<WrittenAnswer, 'status' | 'body'>): Refusal => {
  if (status !== 400) return { message: sentences[status] ?? unreached, errors: [] };
  return { message: 'Please put this right and send it again.', errors: errorsIn(body) };
};
