import type { Degrees } from './decode-world.ts';
import { decodeLines } from './decode-world.ts';
import { project } from './projection.ts';

export interface WorldPaths {
  coasts: Path2D;
  borders: Path2D;
}

const pathOf = (lines: Degrees[][], isClosed: boolean): Path2D => {
  const path = new Path2D();
  for (const line of lines) {
    line.forEach(([lng, lat], at) => {
      const { x, y } = project({ lng, lat });
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    if (isClosed) path.closePath();
  }
  return path;
};

let loading: Promise<WorldPaths> | undefined;

/** Coasts and borders in world units; loaded and computed once. */
export const loadWorld = (): Promise<WorldPaths> => {
  loading ??= import('./world.json').then(({ default: { scale, coasts, borders } }) => ({
    coasts: pathOf(decodeLines(coasts, scale), true),
    borders: pathOf(decodeLines(borders, scale), false),
  }));
  // Retried by the next caller after a failure.
  loading.catch(() => (loading = undefined));
  return loading;
};
