/** The outcome of a request: answered, refused with a reason, or lost. */
export type Outcome = 'answered' | 'refused' | 'lost';

export interface Answer {
  kind: string;
  outcome: Outcome;
  /** 0 if there was no response. */
  status: number;
  /** In milliseconds, as `performance.now()` counts. */
  begun: number;
  ended: number;
  body: unknown;
  /** What was received of a lost request. */
  note: string;
}

export interface Request {
  kind: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Whether this is the expected response, and not just any. */
  isRight?: (answer: Response, text: string) => boolean;
}

/** Timeout of a request, in milliseconds. */
const PATIENCE = 20_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const hasRefusal = (body: unknown) =>
  typeof body === 'object' && body !== null && ['message', 'code', 'requestId'].every((name) => name in body);

/** A temporary refusal that tells its reader to retry or to check the result. */
const isClear = (answer: Response, body: unknown) =>
  hasRefusal(body) &&
  ([503, 409].includes(answer.status) ? answer.headers.has('retry-after') : [502, 504].includes(answer.status));

const outcomeOf = (answer: Response, text: string, { isRight }: Request): Outcome => {
  if (answer.ok) return (isRight?.(answer, text) ?? parse(text) !== undefined) ? 'answered' : 'lost';
  return isClear(answer, parse(text)) ? 'refused' : 'lost';
};

/** Sends a request once and returns its outcome. Never rejects. */
export const ask = async (request: Request): Promise<Answer> => {
  const { kind, url, method = 'GET', headers, body } = request;
  const begun = performance.now();
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await answer.text();
    const outcome = outcomeOf(answer, text, request);
    const note = outcome === 'lost' ? `${method} ${url}: ${answer.status} ${text.slice(0, 200)}` : '';
    return { kind, outcome, status: answer.status, begun, ended: performance.now(), body: parse(text), note };
  } catch (error) {
    const note = `${method} ${url}: ${String(error)} ${String(error instanceof Error ? error.cause : '')}`;
    return { kind, outcome: 'lost', status: 0, begun, ended: performance.now(), body: undefined, note };
  }
};
