export { opensRow, ROW } from './row.ts';
export { Table, type Column } from './table.tsx';
