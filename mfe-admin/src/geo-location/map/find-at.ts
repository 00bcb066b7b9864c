import type { Cluster } from './cluster-marks.ts';
import { clusterRadius } from './draw-marks.ts';
import type { Mark } from './mark.ts';
import { project, type Point } from './projection.ts';
import { toScreen, type Size, type View } from './view.ts';

/** Hit radius around a mark, in pixels; large enough for a finger. */
const REACH = 18;

interface Shown {
  clusters: Cluster[];
  marks: Mark[];
}

/** The nearest mark or cluster at a point of the screen. */
export const findAt = ({ clusters, marks }: Shown, at: Point, view: View, size: Size) => {
  const far = (one: { lat: number; lng: number }) => {
    const { x, y } = toScreen(project(one), view, size);
    return Math.hypot(x - at.x, y - at.y);
  };
  const near = [
    ...marks.map((mark) => ({ mark, cluster: undefined, far: far(mark), reach: REACH })),
    ...clusters.map((cluster) => ({
      mark: undefined,
      cluster,
      far: far(cluster),
      reach: clusterRadius(cluster.count),
    })),
  ].filter((one) => one.far <= one.reach);
  return near.sort((one, other) => one.far - other.far)[0];
};
