import { areas, DECISIONS, unusedRows, type Area } from './areas.ts';

export const rowId = (area: string, number: number) => `${area}-${String(number).padStart(2, '0')}`;

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const idsUpTo = (area: string, last: number) => upTo(last).map((number) => rowId(area, number));

export const areaNames = Object.keys(areas) as Area[];

/** The rows of an area, in the order of the checklist. */
export const rowsOf = (area: Area) => idsUpTo(area, areas[area]).filter((id) => !unusedRows.includes(id));

/** Every row must have a passing test. */
export const allRows = areaNames.flatMap(rowsOf);

const known = new Set([...allRows, ...idsUpTo('A', DECISIONS)]);

/** Whether the checklist knows this row or decision. */
export const isKnown = (id: string) => known.has(id);
