import type { Locations } from '@marketplace/shared/contracts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { followPositions, type Connection } from './follow-positions.ts';
import { createPositionBoard } from './position-board.ts';

/** Live positions, starting from a response. */
export const usePositions = ({ positions, sequence }: Locations) => {
  const [connection, setConnection] = useState<Connection>('connecting');
  const board = useMemo(() => createPositionBoard(positions), [positions]);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    void followPositions({ from: sequence, onChange: board.change, onConnection: setConnection, signal });
    return () => {
      abort.abort();
      board.close();
    };
  }, [board, sequence]);
  return { positions: useSyncExternalStore(board.subscribe, board.read, board.read), connection };
};
