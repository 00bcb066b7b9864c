import { readStored } from '@marketplace/shared/data';
import { PositionsEvent } from '@marketplace/shared/contracts';
import { accessToken, marketplace } from '@marketplace/shared/http';
import { readEvents } from './read-events.ts';

export type Connection = 'connecting' | 'live' | 'lost';

interface Follow {
  /** The last known sequence; changes after it are streamed. */
  from: number;
  onChange: (change: PositionsEvent) => void;
  onConnection: (connection: Connection) => void;
  signal: AbortSignal;
}

/** How long a connection may be silent before it counts as dead, in milliseconds. */
const SILENCE = 40_000;
const PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000];

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The token goes in a header, because URLs end up in logs and histories. */
const open = (from: number, signal: AbortSignal) =>
  fetch(marketplace.getUri({ url: '/tex-suite/locations/live' }), {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${accessToken() ?? ''}`,
      'last-event-id': String(from),
    },
    cache: 'no-store',
    signal,
  });

/** Follows the position stream until aborted; resumes where it left off after a disconnect. */
export const followPositions = async ({ from, onChange, onConnection, signal }: Follow) => {
  let last = from;
  let failures = 0;
  const listen = async () => {
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    signal.addEventListener('abort', stop);
    let silence = setTimeout(stop, SILENCE);
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE);
    };
    try {
      const answer = await open(last, attempt.signal);
      // Any request renews an expired token.
      if (answer.status === 401) await marketplace.get('/tex-suite/locations/sharing', { signal });
      if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
      onConnection('live');
      failures = 0;
      for await (const { event, id, data } of readEvents(answer.body, hear)) {
        const change = event === 'positions' ? readStored(PositionsEvent, data) : undefined;
        if (change) onChange(change);
        last = Math.max(last, Number(id) || 0);
      }
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    }
  };
  while (!signal.aborted) {
    await listen().catch(() => (failures += 1));
    if (signal.aborted) return;
    onConnection(failures > 0 ? 'lost' : 'connecting');
    await pause(PAUSES[Math.min(Math.max(0, failures - 1), PAUSES.length - 1)] ?? 1_000, signal);
  }
};
