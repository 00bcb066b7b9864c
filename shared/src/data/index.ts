export { listReaderOf, readerOf, readStored, rowsReaderOf, tryRead, type Reader, type Rows } from '../reading/index.ts';
export { loadCompany, renewCompany } from './company.ts';
export { DataSourceProvider, useDataSource, type DataSource } from './data-source.ts';
export type { Resource } from './resource.ts';
export { readCategories, type CategoryPart } from './read-categories.ts';
export { categoriesPath, useCategories } from './use-categories.ts';
export { useCompany } from './use-company.ts';
export { useRefreshed } from './use-refreshed.ts';
export { useResource } from './use-resource.ts';
