export { ActionsMenu, type MenuAction } from './actions-menu.tsx';
export { Pagination } from './pagination.tsx';
export { Table, type Column } from './table.tsx';
