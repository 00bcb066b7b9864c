/** A response to a request that the document made before its scripts arrived. */
export interface EarlyAnswer {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}

/** How long a refusal counts, in milliseconds: what it refused may be allowed later. */
const REFUSED_FOR = 10_000;

const refusals = new Map<string, EarlyAnswer & { token: string; until: number }>();

/**
 * The data of responses that the document received with this token, by path. After a refusal, or without a response, it
 * is undefined; the client then counts the refusal as the response of its next request.
 */
export const earlyData = (answers: Record<string, Promise<EarlyAnswer | undefined>>, token: string) => {
  const dataOf = async (path: string, pending: Promise<EarlyAnswer | undefined>) => {
    const answer = await pending;
    if (answer && answer.status >= 400) refusals.set(path, { ...answer, token, until: Date.now() + REFUSED_FOR });
    return answer?.status === 200 ? answer.data : undefined;
  };
  return Object.fromEntries(Object.entries(answers).map(([path, pending]) => [path, dataOf(path, pending)]));
};

/** The refusal of a path with this authorization, once. */
export const takeRefusal = (path: string, authorization: unknown): EarlyAnswer | undefined => {
  const refusal = refusals.get(path);
  refusals.delete(path);
  const counts = refusal && Date.now() < refusal.until && authorization === `Bearer ${refusal.token}`;
  return counts ? refusal : undefined;
};
