import { useResource, type Reader } from '@marketplace/shared/data';
import { useLastShown } from '@marketplace/shared/ui/list';
import { pathsOf, reports, type ReportName } from './reports-query.ts';

/** A report for the view in the URL; the last one stays until the next one has loaded. */
export const useReport = <T>(name: ReportName, parse: Reader<T>) => {
  const { view } = reports.useView();
  const { path, csv } = pathsOf(name, view);
  const { status, data, error, reload } = useResource(path, { life: 'short', parse });
  return { status, report: useLastShown(path, { data, status }), error, reload, csv };
};
