import type { Ranked } from './column.ts';

/** How many bars fit into a chart. */
const most = 10;

/** The first rows; the last one sums up the others. */
export const topOf = (rows: Ranked[]): Ranked[] => {
  if (rows.length <= most) return rows;
  const others = rows.slice(most - 1);
  const amount = others.reduce((sum, row) => sum + row.amount, 0);
  return [...rows.slice(0, most - 1), { key: 'others', label: `${others.length} others`, amount }];
};
