import { project, WORLD, type Place, type Point } from './projection.ts';

/** The visible part of the world: its center, and pixels per world unit. */
export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const MOST = 2 ** 17;
/** Padding in pixels when fitting places into view. */
const MARGIN = 56;
/** Closest zoom when fitting; any closer and a single place has nothing around it. */
const NEAREST_FIT = 2 ** 11;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The farthest zoom: the world fills the map's width, or its height if that is less. */
const leastScale = ({ width, height }: Size) => Math.max(0.6, Math.min(width, height * 1.6) / WORLD);

/** Clamps a view to the world and the zoom limits. */
export const within = (view: View, size: Size): View => {
  const scale = clamp(view.scale, leastScale(size), MOST);
  return { scale, x: clamp(view.x, 0, WORLD), y: clamp(view.y, 0, WORLD) };
};

export const toScreen = ({ x, y }: Point, view: View, { width, height }: Size): Point => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
});

export const toWorld = ({ x, y }: Point, view: View, { width, height }: Size): Point => ({
  x: (x - width / 2) / view.scale + view.x,
  y: (y - height / 2) / view.scale + view.y,
});

/** Zooms around a fixed point of the screen. */
export const zoomedAt = (view: View, size: Size, at: Point, factor: number): View => {
  const fixed = toWorld(at, view, size);
  const { scale } = within({ ...view, scale: view.scale * factor }, size);
  const moved = { x: fixed.x - (at.x - size.width / 2) / scale, y: fixed.y - (at.y - size.height / 2) / scale };
  return within({ ...moved, scale }, size);
};

export const moved = (view: View, size: Size, { x, y }: Point): View =>
  within({ ...view, x: view.x - x / view.scale, y: view.y - y / view.scale }, size);

/** A view that shows all places, or the world if there are none. */
export const fitting = (places: Place[], size: Size): View => {
  const points = places.map(project);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return within({ x: WORLD / 2, y: WORLD * 0.42, scale: 0 }, size);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (size.width - 2 * MARGIN) / Math.max(right - left, 1e-9),
    (size.height - 2 * MARGIN) / Math.max(bottom - top, 1e-9),
    NEAREST_FIT,
  );
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size);
};
