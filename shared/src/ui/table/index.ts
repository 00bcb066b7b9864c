export { opensRow, ROW } from './row.ts';
export { Table, type Column } from './table.tsx';
// Releases of before take it from here.
export { Pagination } from '../pagination/pagination.tsx';
