import { ModuleCard } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { useEffect, useState } from 'react';

/** The API path, below the marketplace base. */
export const SUGGESTED = '/tex-suite/user/suggested-module';
export const SUGGESTED_SHOWN = 4;
/** Delay after the critical data has settled, in milliseconds. */
export const SUGGESTED_DELAY = 500;

const readModules = listReaderOf(ModuleCard);

/** The suggested modules, requested half a second after `wanted`; empty on failure. */
export const useSuggested = (wanted: boolean) => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!wanted) return setDue(false);
    const timer = setTimeout(() => setDue(true), SUGGESTED_DELAY);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { status, data, error } = useResource(due ? SUGGESTED : null, { parse: readModules });
  useEffect(() => {
    if (error) console.error('Suggested modules could not be loaded.', error);
  }, [error]);
  return { modules: data ?? [], loading: wanted && status === 'loading' };
};
