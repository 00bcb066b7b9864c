import { createContext, useContext } from 'react';
import { peek, read, type ReadOptions } from '../http/index.ts';

/** Where pages read from: the response cache in a browser, prefetched responses on the server. */
export interface DataSource {
  peek: (path: string) => unknown;
  read: (path: string, options?: ReadOptions) => Promise<unknown>;
}

const DataSourceContext = createContext<DataSource>({ peek, read });

export const DataSourceProvider = DataSourceContext.Provider;

export const useDataSource = () => useContext(DataSourceContext);
