import { useResource, type Reader } from '@marketplace/shared/data';
import { useState } from 'react';
import { pathsOf, reports, type ReportName } from './reports-query.ts';

/** A report of the view in the URL; the last one stays until the next one has loaded. */
export const useReport = <T>(name: ReportName, parse: Reader<T>) => {
  const { view } = reports.useView();
  const { path, csv } = pathsOf(name, view);
  const { status, data, error, reload } = useResource(path, { life: 'short', parse });
  // Compared by path: a cached response is a new object on every render until it has settled.
  const [last, setLast] = useState<{ path: string; report: T }>();
  if (data && last?.path !== path) setLast({ path, report: data });
  const report = data ?? (status === 'loading' ? last?.report : undefined);
  return { status, report, error, reload, csv };
};
