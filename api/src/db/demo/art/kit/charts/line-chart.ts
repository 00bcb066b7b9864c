import { escape, type Html } from '../text.ts';

export interface Series {
  values: (number | undefined)[];
  tone?: 'hue' | 'mid' | 'faint';
  dashed?: boolean;
  area?: boolean;
}

interface LineChartOptions {
  width: number;
  height: number;
  labels: string[];
  max: number;
  ticks: string[];
  series: Series[];
  /** Part of the lines that is drawn, 0 to 1. */
  drawn?: number;
}

const LEFT = 40;
const BOTTOM = 22;
const TOP = 8;
const colours = { hue: 'var(--hue)', mid: 'var(--hue-mid)', faint: 'var(--faint)' };

/** Ticks are named from the bottom to the top. */
export function lineChart({ width, height, labels, max, ticks, series, drawn = 1 }: LineChartOptions): Html {
  const floor = height - BOTTOM;
  const x = (index: number) => LEFT + 8 + ((width - LEFT - 24) * index) / (labels.length - 1);
  const y = (value: number) => floor - ((floor - TOP) * value) / max;
  const grid = ticks.map((tick, index) => {
    const level = floor - ((floor - TOP) * index) / (ticks.length - 1);
    return `<path class="grid" d="M${LEFT} ${level}H${width}"/><text class="tick" x="${LEFT - 8}" y="${level + 4}">${escape(tick)}</text>`;
  });
  const names = labels.map(
    (label, index) => `<text class="label" x="${x(index)}" y="${height - 4}">${escape(label)}</text>`,
  );
  const lines = series.map((line) => drawSeries(line, x, y, floor));
  return `<svg class="chart" width="${width}" height="${height}"><defs><clipPath id="drawn"><rect width="${LEFT + (width - LEFT) * drawn}" height="${height}"/></clipPath></defs>${grid.join('')}${names.join('')}<g clip-path="url(#drawn)">${lines.join('')}</g></svg>`;
}

function drawSeries(
  { values, tone = 'hue', dashed, area }: Series,
  x: (index: number) => number,
  y: (value: number) => number,
  floor: number,
): Html {
  const points = values.flatMap((value, index): [number, number][] =>
    value === undefined ? [] : [[x(index), y(value)]],
  );
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return '';
  const outline = smooth(points);
  const fill = area ? `<path d="${outline}V${floor}H${start[0]}z" fill="${colours[tone]}" opacity=".1"/>` : '';
  const dot = dashed
    ? ''
    : `<circle cx="${end[0]}" cy="${end[1]}" r="4" fill="${colours[tone]}" stroke="var(--raised)" stroke-width="2"/>`;
  return `${fill}<path d="${outline}" fill="none" stroke="${colours[tone]}" stroke-width="2.25" stroke-linecap="round" ${dashed ? 'stroke-dasharray="2 6"' : ''}/>${dot}`;
}

/** A curve through all points that does not overshoot. */
function smooth(points: [number, number][]): string {
  return points.reduce((path, [x, y], index) => {
    const before = points[index - 1];
    if (!before) return `M${x} ${y}`;
    const middle = (before[0] + x) / 2;
    return `${path}C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
  }, '');
}
