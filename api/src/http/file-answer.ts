import { Type } from 'typebox';

/** Schema of a response with a file. */
export const FileAnswer = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });
