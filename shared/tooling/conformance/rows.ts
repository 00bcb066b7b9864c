import { areas, DECISIONS, unusedRows, type Area } from './areas.ts';
import { required } from './required.ts';

export const rowId = (area: string, number: number) => `${area}-${String(number).padStart(2, '0')}`;

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const idsUpTo = (area: string, last: number) => upTo(last).map((number) => rowId(area, number));

export const areaNames = Object.keys(areas) as Area[];

/** The rows of an area, in the order of the checklist. */
export const rowsOf = (area: Area) => idsUpTo(area, areas[area]).filter((id) => !unusedRows.includes(id));

const decisions = new Set(idsUpTo('A', DECISIONS));
const rows = new Set(areaNames.flatMap(rowsOf));

/** Whether the checklist knows this row or decision. */
export const isKnown = (id: string) => rows.has(id) || decisions.has(id);

const requiredOf = (area: Area) => {
  const numbers = required[area];
  return numbers === 'all' ? rowsOf(area) : (numbers ?? []).map((number) => rowId(area, number));
};

/** The rows that must have a passing test. */
export const requiredRows = areaNames.flatMap(requiredOf);
