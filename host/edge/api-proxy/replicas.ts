/** Interval between health checks of a replica, and their timeout, in milliseconds. */
const LOOK_AGAIN = 2_000;
const LOOK_LIMIT = 1_500;

export interface Replica {
  origin: string;
  /** Whether the last health check passed and nothing has failed since. */
  ready: boolean;
}

export interface Replicas {
  /** Each replica once, ready ones first, rotating. */
  inTurn: () => Replica[];
  someReady: () => boolean;
  close: () => void;
}

const saysReady = async ({ origin }: Replica) => {
  const signal = AbortSignal.timeout(LOOK_LIMIT);
  return fetch(`${origin}/readyz`, { signal }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
};

/** The replicas of the API, checked continuously. All count as ready until the first check. */
export const watchReplicas = (origins: string[]): Replicas => {
  const replicas = origins.map((origin): Replica => ({ origin, ready: true }));
  let turn = 0;
  const look = async (replica: Replica) => {
    replica.ready = await saysReady(replica);
  };
  const lookAtAll = () => void Promise.all(replicas.map(look));
  lookAtAll();
  const timer = setInterval(lookAtAll, LOOK_AGAIN);
  timer.unref();
  return {
    inTurn: () => {
      const from = turn++ % replicas.length;
      const rotated = [...replicas.slice(from), ...replicas.slice(0, from)];
      // Replicas that aren't ready come last: their response is better than none.
      return [...rotated.filter(({ ready }) => ready), ...rotated.filter(({ ready }) => !ready)];
    },
    someReady: () => replicas.some(({ ready }) => ready),
    close: () => clearInterval(timer),
  };
};

/** @throws Error for an address that isn't an origin. */
export const readOrigins = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/\/$/, ''))
    .filter(Boolean)
    .map((part) => {
      if (/^https?:\/\/[^/]+$/.test(part)) return part;
      throw new Error(`API_URL must be like http://api-1:4000,http://api-2:4000, but has "${part}".`);
    });
