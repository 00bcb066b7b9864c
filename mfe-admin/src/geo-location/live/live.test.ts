import type { LivePosition } from '@marketplace/shared/contracts';
import { createPositionBoard } from './position-board.ts';
import { readEvents } from './read-events.ts';

const at = (userId: string, sequence: number, lat = 0): LivePosition => ({
  ...{ userId, name: userId, lat, lng: 0, accuracy: 5, speed: null, sequence },
  ...{ fixTime: '2026-11-22T10:00:00Z', source: 'browser' as const },
});

describe('the board of positions', () => {
  let frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    frames = [];
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => jest.restoreAllMocks());
  const nextFrame = () => frames.splice(0).forEach((frame) => frame(0));

  it('notifies once per frame, no matter how many people move', () => {
    const board = createPositionBoard([]);
    const told = jest.fn();
    board.subscribe(told);
    for (let round = 1; round <= 20; round += 1) {
      for (let user = 0; user < 500; user += 1)
        board.change({ positions: [at(`u${user}`, round * 500 + user, round)] });
    }
    expect(told).not.toHaveBeenCalled();
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(told).toHaveBeenCalledTimes(1);
    expect(board.read()).toHaveLength(500);
    expect(board.read().every(({ lat }) => lat === 20)).toBe(true);
  });

  it('keeps the later of two changes, no matter in which order they arrive', () => {
    const board = createPositionBoard([at('jo', 5, 50)]);
    board.change({ positions: [at('jo', 4, 40)] });
    nextFrame();
    expect(board.read()[0]?.lat).toBe(50);
  });

  it('drops people who stop sharing', () => {
    const board = createPositionBoard([at('jo', 1), at('mo', 2)]);
    board.change({ positions: [], sharing: ['mo'] });
    nextFrame();
    expect(board.read().map(({ userId }) => userId)).toEqual(['mo']);
  });
});

/** A body that arrives in chunks, as the network splits it. */
const inPieces = (pieces: string[]): ReadableStream<Uint8Array> => {
  const rest = pieces.map((piece) => new TextEncoder().encode(piece));
  const read = async () => {
    const value = rest.shift();
    return value ? { done: false, value } : { done: true, value: undefined };
  };
  return { getReader: () => ({ read, cancel: async () => undefined }) } as unknown as ReadableStream<Uint8Array>;
};

describe('the events of a stream', () => {
  const eventsOf = async (pieces: string[]) => {
    const found = [];
    let beats = 0;
    for await (const event of readEvents(inPieces(pieces), () => (beats += 1))) found.push(event);
    return { found, beats };
  };

  it('are complete, no matter where the network splits them', async () => {
    const text = 'id: 7\nevent: positions\ndata: {"a":"ü"}\n\n:\n\nid: 8\nevent: positions\ndata: {}\n\nid: 9\nda';
    const expected = [
      { id: '7', event: 'positions', data: '{"a":"ü"}' },
      { id: '8', event: 'positions', data: '{}' },
    ];
    expect((await eventsOf([text])).found).toEqual(expected);
    expect((await eventsOf([...text])).found).toEqual(expected);
  });

  it('do not include heartbeats, which still keep the connection alive', async () =>
    expect(await eventsOf([':\n\n'])).toEqual({ found: [], beats: 1 }));
});
