/** Of `ui`, where lists that are no table have it from without the rest of this entry. */
export { Pagination } from '../pagination/pagination.tsx';
export { Table, type Column } from './table.tsx';
