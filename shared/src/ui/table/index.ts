/** Exported by `ui`, so that lists that aren't tables don't load the rest of this entry. */
export { Pagination } from '../pagination/pagination.tsx';
export { Table, type Column } from './table.tsx';
