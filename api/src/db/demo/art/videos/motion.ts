/** How far a movement has come at a moment, 0 to 1, slow at both ends. */
export function progress(second: number, from: number, to: number): number {
  const linear = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return linear < 0.5 ? 4 * linear ** 3 : 1 - (-2 * linear + 2) ** 3 / 2;
}

export const between = (start: number, end: number, share: number) => start + (end - start) * share;

/** A place at a moment; the movement to it begins `travel` seconds before. */
export type Stop = [second: number, x: number, y: number, travel?: number];

/** Where something is that goes from stop to stop. */
export function along(stops: Stop[], second: number): [x: number, y: number] {
  const [start] = stops;
  if (!start) return [0, 0];
  return stops.reduce<[number, number]>(
    ([x, y], [at, toX, toY, travel = 0.7]) => {
      const share = progress(second, at - travel, at);
      return [between(x, toX, share), between(y, toY, share)];
    },
    [start[1], start[2]],
  );
}
