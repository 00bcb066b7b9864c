import type { LivePosition, PositionsEvent } from '@marketplace/shared/contracts';

export interface PositionBoard {
  read: () => LivePosition[];
  /** Runs the listener when `read` returns a new list; returns a function that stops. */
  subscribe: (listener: () => void) => () => void;
  change: (change: PositionsEvent) => void;
  close: () => void;
}

/**
 * The latest position of each person. Listeners run at most once per frame; changes older than the known position are
 * ignored.
 */
export const createPositionBoard = (start: LivePosition[]): PositionBoard => {
  const known = new Map(start.map((position) => [position.userId, position]));
  const listeners = new Set<() => void>();
  let shown = start;
  let frame: number | undefined;

  const show = () => {
    frame = undefined;
    shown = [...known.values()];
    for (const listener of listeners) listener();
  };
  const change = ({ positions, sharing }: PositionsEvent) => {
    for (const position of positions) {
      const before = known.get(position.userId);
      if (!before || before.sequence < position.sequence) known.set(position.userId, position);
    }
    if (sharing) {
      const present = new Set(sharing);
      for (const userId of known.keys()) if (!present.has(userId)) known.delete(userId);
    }
    frame ??= requestAnimationFrame(show);
  };
  return {
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    close: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
};
