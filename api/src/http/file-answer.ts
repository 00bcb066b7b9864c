import { Type } from 'typebox';

/** The answer that carries a file, for a route's schema. */
export const FileAnswer = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });
