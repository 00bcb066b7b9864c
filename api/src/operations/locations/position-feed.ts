import type { LivePosition, PositionsEvent } from '@marketplace/shared/contracts';
import type { Database } from '../../db/index.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { lastSequence, listPositions, listSharing } from './position-store.ts';

export interface FeedMessage extends PositionsEvent {
  /** The reader has all changes up to this one. */
  sequence: number;
}

type Listener = (message: FeedMessage) => void;

export interface PositionFeed {
  /** Reports every change from now on; returns a function that stops. */
  listen: (listener: Listener) => Promise<() => void>;
  /** Changes after a sequence, and the people who share now. */
  since: (sequence: number) => Promise<FeedMessage>;
  close: () => Promise<void>;
}

const lookEveryMs = 1_000;

const reach = (positions: LivePosition[], from: number) =>
  positions.reduce((last, { sequence }) => Math.max(last, sequence), from);

/** Polls for changes once a second for all listeners, and not at all without any. Every replica has its own. */
export function createPositionFeed(db: Database, onFailure: (error: unknown) => void): PositionFeed {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let sharing = new Set<string>();

  const since = async (sequence: number): Promise<FeedMessage> => {
    const positions = await listPositions(db, sequence);
    const present = await listSharing(db);
    // Readers who have someone's position must learn when that person stops sharing.
    for (const userId of present) sharing.add(userId);
    return { positions, sharing: present, sequence: reach(positions, sequence) };
  };
  const look = async () => {
    const positions = await listPositions(db, last);
    const present = await listSharing(db);
    const hasStopped = [...sharing].some((userId) => !present.includes(userId));
    last = reach(positions, last);
    sharing = new Set(present);
    if (positions.length === 0 && !hasStopped) return;
    const message = { positions, sequence: last, ...(hasStopped && { sharing: present }) };
    for (const listener of listeners) listener(message);
  };
  const looking = oneAtATime(look, onFailure);
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };

  const listen = async (listener: Listener) => {
    // Earlier changes come from `since`, which is called after this.
    if (listeners.size === 0) last = await lastSequence(db);
    listeners.add(listener);
    timer ??= setInterval(looking.begin, lookEveryMs).unref();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  };
  const close = async () => {
    stop();
    listeners.clear();
    await looking.end();
  };
  return { listen, since, close };
}
