import { useShownTheme } from '@marketplace/shared/ui';
import { useEffect, useState, type RefObject } from 'react';
import type { Cluster } from './cluster-marks.ts';
import { drawMarks } from './draw-marks.ts';
import { drawWorld } from './draw-world.ts';
import { readColors } from './map-colors.ts';
import type { Mark } from './mark.ts';
import type { Size, View } from './view.ts';
import { loadWorld, type WorldPaths } from './world-paths.ts';

interface Drawing {
  ground: RefObject<HTMLCanvasElement | null>;
  above: RefObject<HTMLCanvasElement | null>;
  view: View | undefined;
  size: Size;
  shown: { clusters: Cluster[]; marks: Mark[] };
  selected: string;
}

/** Sizes a canvas to its box, in device pixels. */
const prepared = (canvas: HTMLCanvasElement | null, size: Size, ratio: number) => {
  if (!canvas) return null;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return canvas.getContext('2d');
};

const ratioOf = () => Math.min(2, devicePixelRatio || 1);

/** Draws at most once per frame: the ground when the view changes, the marks when anything does. */
export const useDrawing = ({ ground, above, view, size, shown, selected }: Drawing) => {
  const theme = useShownTheme();
  const [world, setWorld] = useState<WorldPaths>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    loadWorld().then(
      (loaded) => here && setWorld(loaded),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => {
    if (!view) return undefined;
    const frame = requestAnimationFrame(() => {
      const context = prepared(ground.current, size, ratioOf());
      if (context) drawWorld(context, world, { view, size, ratio: ratioOf(), colors: readColors(context.canvas) });
    });
    return () => cancelAnimationFrame(frame);
  }, [ground, size, theme, view, world]);
  useEffect(() => {
    if (!view) return undefined;
    const frame = requestAnimationFrame(() => {
      const context = prepared(above.current, size, ratioOf());
      if (!context) return;
      const { fontFamily } = getComputedStyle(context.canvas);
      const drawing = { view, size, ratio: ratioOf(), colors: readColors(context.canvas), selected };
      drawMarks(context, shown, { ...drawing, font: `500 12px ${fontFamily}` });
    });
    return () => cancelAnimationFrame(frame);
  }, [above, selected, shown, size, theme, view]);
  return { failed };
};
