export { opensRow, ROW } from './row.ts';
export { RowText } from './row-text.tsx';
export { Table, type Column } from './table.tsx';
