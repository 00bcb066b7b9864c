import { useResource, type Reader } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';
import { onCatalogueChange } from './catalogue-changes.ts';

/** Below the marketplace base. */
export const CATALOGUE = '/tex-admin/catalog';

/** Reads a part of the catalogue as its editors see it, and again after every change. What was read last stays meanwhile. */
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
