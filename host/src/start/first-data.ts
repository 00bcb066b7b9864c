import type { EarlyAnswer } from '@marketplace/shared/http';

/** Name of the global in which the document keeps what it has requested. */
export const FIRST_DATA = 'firstData';

export const CHECK_PATH = '/auth/check-auth';

/** What the document of a guarded page requests before scripts arrive. */
export interface FirstData {
  /** The access token of the requests. */
  token: string;
  /** By path; undefined without a response in JSON. */
  answers: Record<string, Promise<EarlyAnswer | undefined>>;
}

/** What the document has requested with this token, once; nothing if someone else has signed in since. */
export const takeFirstData = (token: string | null): FirstData['answers'] => {
  const asked = Reflect.get(window, FIRST_DATA) as FirstData | undefined;
  Reflect.deleteProperty(window, FIRST_DATA);
  return asked?.token === token ? (asked?.answers ?? {}) : {};
};
