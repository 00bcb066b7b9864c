import { escape, type Html } from '../text.ts';

interface BarChartOptions {
  width: number;
  height: number;
  labels: string[];
  max: number;
  ticks: string[];
  /** For each label the values from bottom to top. */
  values: number[][];
  /** Bars beside each other in place of on top. */
  grouped?: boolean;
  /** Index of the label that stands out; the others are paler. */
  strong?: number;
  /** A level across all bars. */
  limit?: number;
  /** Height of the bars, 0 to 1. */
  grown?: number;
}

const LEFT = 40;
const BOTTOM = 22;
const TOP = 8;
const colours = ['var(--hue)', 'var(--hue-mid)', 'var(--firm)'];

export function barChart(options: BarChartOptions): Html {
  const { width, height, labels, max, ticks, limit } = options;
  const floor = height - BOTTOM;
  const scale = (floor - TOP) / max;
  const grid = ticks.map((tick, index) => {
    const level = floor - ((floor - TOP) * index) / (ticks.length - 1);
    return `<path class="grid" d="M${LEFT} ${level}H${width}"/><text class="tick" x="${LEFT - 8}" y="${level + 4}">${escape(tick)}</text>`;
  });
  const step = (width - LEFT) / labels.length;
  const bars = labels.map((label, index) => {
    const middle = LEFT + step * (index + 0.5);
    return `${column(options, index, middle, Math.min(step * 0.56, 44), floor, scale)}<text class="label" x="${middle}" y="${height - 4}">${escape(label)}</text>`;
  });
  const across =
    limit === undefined
      ? ''
      : `<path d="M${LEFT} ${floor - limit * scale}H${width}" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="4 4"/>`;
  return `<svg class="chart" width="${width}" height="${height}">${grid.join('')}${bars.join('')}${across}</svg>`;
}

function column(
  { values, grouped, strong, grown = 1 }: BarChartOptions,
  index: number,
  middle: number,
  room: number,
  floor: number,
  scale: number,
): Html {
  const parts = values[index] ?? [];
  const wide = grouped ? (room - 3 * (parts.length - 1)) / parts.length : room;
  let top = floor;
  return parts
    .map((value, at) => {
      const tall = value * scale * grown;
      const x = grouped ? middle - room / 2 + at * (wide + 3) : middle - room / 2;
      top = grouped ? floor - tall : top - tall;
      const colour = strong !== undefined && strong !== index ? 'var(--hue-mid)' : (colours[at] ?? 'var(--firm)');
      return `<rect x="${x}" y="${top}" width="${wide}" height="${Math.max(0, tall - (grouped || at === 0 ? 0 : 1.5))}" rx="3" fill="${colour}"/>`;
    })
    .join('');
}
