/** The result of reading an API path: its value, not found, refused as malformed, no response, or none in time. */
export type DataAnswer = { state: 'found'; value: unknown } | { state: 'missing' | 'refused' | 'unread' | 'late' };

/** Reads a public path below the marketplace base, with an optional timeout in milliseconds. Never rejects. */
export type DataReader = (path: string, limit?: number) => Promise<DataAnswer>;

/** Default timeout in milliseconds; slower responses are left to the browser. */
export const USUAL_LIMIT = 300;

export const UNREAD: DataAnswer = { state: 'unread' };
/** The API works on it, so what it said before may be outdated. */
export const LATE: DataAnswer = { state: 'late' };

const nothingThere = new Set([404, 410]);

/** @throws SyntaxError when the body isn't JSON. */
export const toDataAnswer = (status: number, body: string): DataAnswer => {
  if (nothingThere.has(status)) return { state: 'missing' };
  if (status === 400) return { state: 'refused' };
  return status === 200 ? { state: 'found', value: JSON.parse(body) as unknown } : UNREAD;
};

/** The value, if found. */
export const foundIn = (answer: DataAnswer): unknown => (answer.state === 'found' ? answer.value : undefined);
