export interface Series {
  key: string;
  name: string;
}

/** One place on the axis, with an amount for each series in minor units. */
export interface Column {
  /** Label on the axis; short and unique. */
  label: string;
  amounts: number[];
  /** What started at that time, such as a release: a line across the chart, named next to the pointer. */
  mark?: string | undefined;
}

/** One row of a ranking; amounts in minor units. */
export interface Ranked {
  key: string;
  label: string;
  amount: number;
}

/** Colors that differ from each other and from the surface in both themes. */
const hues = [264, 165, 50, 330];
export const seriesColor = (index: number) =>
  `oklch(var(--mark-lightness) var(--mark-chroma) ${hues[index % hues.length]})`;
