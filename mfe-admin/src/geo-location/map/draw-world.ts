import type { MapColors } from './map-colors.ts';
import type { Size, View } from './view.ts';
import type { WorldPaths } from './world-paths.ts';

interface Drawing {
  view: View;
  size: Size;
  /** Device pixels per CSS pixel. */
  ratio: number;
  colors: MapColors;
}

/** Draws sea, land, coasts and borders. */
export const drawWorld = (
  context: CanvasRenderingContext2D,
  world: WorldPaths | undefined,
  { view, size, ratio, colors }: Drawing,
) => {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = colors.sea;
  context.fillRect(0, 0, size.width, size.height);
  if (!world) return;
  const { scale } = view;
  const step = ratio * scale;
  context.setTransform(
    step,
    0,
    0,
    step,
    ratio * (size.width / 2 - view.x * scale),
    ratio * (size.height / 2 - view.y * scale),
  );
  context.fillStyle = colors.land;
  context.fill(world.coasts, 'evenodd');
  context.lineJoin = 'round';
  context.lineWidth = 0.75 / scale;
  context.strokeStyle = colors.coast;
  context.stroke(world.coasts);
  context.strokeStyle = colors.border;
  context.stroke(world.borders);
};
