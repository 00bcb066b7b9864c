/** A render process's answer to a job. */
export type Answer =
  | { ok: true; result?: string; /** Resident, in bytes. */ memory: number }
  | { ok: false; kind: 'throws' | 'late' | 'died'; message: string; memory?: number };

const unreadable: Answer = { ok: false, kind: 'died', message: 'The response of the process is unreadable.' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parseJson = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** Parses an answer. Any other shape comes from a corrupted process. */
export const parseAnswer = (text: unknown): Answer => {
  const answer = parseJson(text);
  if (!isRecord(answer)) return unreadable;
  const { ok, result, message, memory } = answer;
  if (typeof memory !== 'number') return unreadable;
  if (ok === true && (result === undefined || typeof result === 'string'))
    return { ok, memory, ...(result !== undefined && { result }) };
  return ok === false && typeof message === 'string' ? { ok, kind: 'throws', message, memory } : unreadable;
};
