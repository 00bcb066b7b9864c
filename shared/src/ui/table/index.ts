export { Pagination } from './pagination.tsx';
export { Table, type Column } from './table.tsx';
