/** In milliseconds between two looks at a replica, and for its answer. */
const LOOK_AGAIN = 2_000;
const LOOK_LIMIT = 1_500;

export interface Replica {
  origin: string;
  /** Whether it said so when it was last looked at, and nothing spoke against it since. */
  ready: boolean;
}

export interface Replicas {
  /** Each once: those that are ready first, another one at the head each time. */
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

/** The replicas of the API, looked at all the time. Until the first look all count as ready. */
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
      // Those that are not ready come last: better their own answer than none.
      return [...rotated.filter(({ ready }) => ready), ...rotated.filter(({ ready }) => !ready)];
    },
    someReady: () => replicas.some(({ ready }) => ready),
    close: () => clearInterval(timer),
  };
};

/** @throws Error for an address that is no origin of HTTP. */
export const readOrigins = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/\/$/, ''))
    .filter(Boolean)
    .map((part) => {
      if (/^http:\/\/[^/]+$/.test(part)) return part;
      throw new Error(`API_URL must be like http://api-1:4000,http://api-2:4000, but has "${part}".`);
    });
