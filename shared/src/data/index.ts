export { loadCompany, renewCompany } from './company.ts';
export { DataSourceProvider, useDataSource, type DataSource } from './data-source.ts';
export { listOf } from './list-of.ts';
export type { Resource } from './resource.ts';
export { rowsOf, type Rows } from './rows-of.ts';
export { useCategories } from './use-categories.ts';
export { useCompany } from './use-company.ts';
export { useResource } from './use-resource.ts';
