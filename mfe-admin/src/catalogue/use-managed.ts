import { useResource, type Reader } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';
import { onCatalogueChange } from './catalogue-changes.ts';

/** Relative to the marketplace base URL. */
export const CATALOGUE = '/tex-admin/catalog';

/** Loads a part of the catalog for editing and reloads after every change, keeping the last data meanwhile. */
export const useManaged = <T>(path: string | null, parse: Reader<T>) => {
  const { status, data, error, reload } = useResource(path === null ? null : CATALOGUE + path, {
    life: 'short',
    parse,
  });
  useEffect(() => onCatalogueChange(reload), [reload]);
  const [last, setLast] = useState<{ data: T }>();
  if (data !== undefined && last?.data !== data) setLast({ data });
  const isGone = statusOf(error) === 404;
  return { status, shown: data ?? (status === 'loading' ? last?.data : undefined), isGone, reload };
};
