/** What became of reading a path of the API: its value, that there is nothing, or no answer in time. */
export type DataAnswer = { state: 'found'; value: unknown } | { state: 'missing' } | { state: 'unread' };

/** Reads a public path below the marketplace base, within a limit in milliseconds: the usual one unless told. Never rejects. */
export type DataReader = (path: string, limit?: number) => Promise<DataAnswer>;

/** In milliseconds; a slower answer is left to the browser. */
export const USUAL_LIMIT = 300;

export const UNREAD: DataAnswer = { state: 'unread' };

/** An id that the API refuses names nothing, like one that it does not know. */
const nothingThere = new Set([400, 404, 410]);

/** @throws SyntaxError when the body is no JSON. */
export const toDataAnswer = (status: number, body: string): DataAnswer => {
  if (nothingThere.has(status)) return { state: 'missing' };
  return status === 200 ? { state: 'found', value: JSON.parse(body) as unknown } : UNREAD;
};

/** What was found; undefined otherwise. */
export const foundIn = (answer: DataAnswer): unknown => (answer.state === 'found' ? answer.value : undefined);
