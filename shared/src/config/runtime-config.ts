import { createContext, useContext } from 'react';
import type { RuntimeConfig } from '../contracts/index.ts';

const RuntimeConfigContext = createContext<RuntimeConfig | null>(null);

export const RuntimeConfigProvider = RuntimeConfigContext.Provider;

/** What the edge handed to the page: bases, brand, external links. */
export const useRuntimeConfig = (): RuntimeConfig => {
  const config = useContext(RuntimeConfigContext);
  if (!config) throw new Error('The page is not inside a RuntimeConfigProvider.');
  return config;
};
