import { useSearchParams } from '@marketplace/shared/router';
import { readView, writeView, type HealthView } from './health-query.ts';

/** The page's state, kept in the URL. Another filter begins at the first page of errors. */
export const useHealthView = () => {
  const [query, setQuery] = useSearchParams();
  const change = (fields: Partial<HealthView>) =>
    setQuery((before) => writeView({ ...readView(before), ...('page' in fields ? {} : { page: 0 }), ...fields }), {
      replace: !('page' in fields),
      preventScrollReset: true,
    });
  return { view: readView(query), change };
};
