import { dayMs } from '../../day-ms.ts';

/** Months are counted from the year 0; a day is YYYY-MM-DD. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Such as 2026-11. */
const nameOf = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

export const firstOf = (month: number): string => `${nameOf(month)}-01`;

export const lastOf = (month: number): string =>
  new Date(Date.parse(firstOf(month + 1)) - dayMs).toISOString().slice(0, 10);

/** The months that a period touches. */
export const monthsFrom = (from: string, to: string): number[] =>
  Array.from({ length: Math.max(0, monthOf(to) - monthOf(from) + 1) }, (_, index) => monthOf(from) + index);

/** One row for each month of a period, such as 2026-11. */
export const everyMonth = <Row>({ from, to }: { from: string; to: string }, rowOf: (month: string) => Row): Row[] =>
  monthsFrom(from, to).map((month) => rowOf(nameOf(month)));
