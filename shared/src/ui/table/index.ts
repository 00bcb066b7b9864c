export { opensRow, ROW } from './row.ts';
export { hasSelected, RowText } from './row-text.tsx';
export { Table, type Column } from './table.tsx';
