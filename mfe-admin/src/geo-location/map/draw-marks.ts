import type { Cluster } from './cluster-marks.ts';
import type { MapColors } from './map-colors.ts';
import type { Mark } from './mark.ts';
import { project, unitsPerMetre, type Point } from './projection.ts';
import { toScreen, type Size, type View } from './view.ts';

interface Drawing {
  view: View;
  size: Size;
  ratio: number;
  colors: MapColors;
  selected: string;
  font: string;
}

/** Smallest radius, in pixels, at which a circle around a mark is drawn. */
const LEAST_CIRCLE = 9;
/** Scale from which sites show their names. */
const NAMES_FROM = 12;

export const clusterRadius = (count: number) => 13 + Math.min(11, Math.log2(count) * 1.6);

const circle = (context: CanvasRenderingContext2D, { x, y }: Point, radius: number) => {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
};

const colorOf = ({ kind, freshness }: Mark, colors: MapColors) =>
  kind === 'site' ? colors.site : colors[freshness ?? 'offline'];

const drawReach = (context: CanvasRenderingContext2D, mark: Mark, at: Point, { view, colors }: Drawing) => {
  const radius = mark.radius * unitsPerMetre(mark.lat) * view.scale;
  if (radius < LEAST_CIRCLE) return;
  const color = colorOf(mark, colors);
  circle(context, at, radius);
  context.globalAlpha = 0.12;
  context.fillStyle = color;
  context.fill();
  context.globalAlpha = 0.5;
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.stroke();
  context.globalAlpha = 1;
};

const drawMark = (context: CanvasRenderingContext2D, mark: Mark, at: Point, { colors }: Drawing) => {
  context.fillStyle = colorOf(mark, colors);
  context.strokeStyle = colors.surface;
  context.lineWidth = 2;
  if (mark.kind === 'person') circle(context, at, 6);
  else {
    context.beginPath();
    context.roundRect(at.x - 5.5, at.y - 5.5, 11, 11, 3);
  }
  context.stroke();
  context.fill();
};

const drawSelection = (context: CanvasRenderingContext2D, at: Point, { colors }: Drawing) => {
  circle(context, at, 12);
  context.strokeStyle = colors.accent;
  context.lineWidth = 2;
  context.stroke();
};

const drawName = (context: CanvasRenderingContext2D, name: string, at: Point, { colors, font }: Drawing) => {
  context.font = font;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = colors.land;
  context.fillStyle = colors.ink;
  context.strokeText(name, at.x + 13, at.y);
  context.fillText(name, at.x + 13, at.y);
};

const drawCluster = (context: CanvasRenderingContext2D, { count }: Cluster, at: Point, { colors, font }: Drawing) => {
  circle(context, at, clusterRadius(count));
  context.fillStyle = colors.surface;
  context.strokeStyle = colors.muted;
  context.lineWidth = 1;
  context.fill();
  context.stroke();
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.ink;
  context.fillText(String(count), at.x, at.y + 0.5);
  context.textAlign = 'left';
};

/** Draws clusters, sites and people on a transparent canvas, with the selected one on top. */
export const drawMarks = (
  context: CanvasRenderingContext2D,
  { clusters, marks }: { clusters: Cluster[]; marks: Mark[] },
  drawing: Drawing,
) => {
  const { view, size, ratio, selected } = drawing;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  const last = (mark: Mark) => Number(mark.key === selected);
  const placed = [...marks]
    .sort((one, other) => last(one) - last(other))
    .map((mark) => ({ mark, at: toScreen(project(mark), view, size) }));
  for (const { mark, at } of placed) drawReach(context, mark, at, drawing);
  for (const cluster of clusters) drawCluster(context, cluster, toScreen(project(cluster), view, size), drawing);
  for (const { mark, at } of placed) {
    const isSelected = mark.key === selected;
    drawMark(context, mark, at, drawing);
    if (isSelected) drawSelection(context, at, drawing);
    if (isSelected || (mark.kind === 'site' && view.scale >= NAMES_FROM)) drawName(context, mark.name, at, drawing);
  }
};
