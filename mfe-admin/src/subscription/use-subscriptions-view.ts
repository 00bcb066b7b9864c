import { useSearchParams } from '@marketplace/shared/router';
import { readView, writeView, type SubscriptionsView } from './subscriptions-query.ts';

/** The list's state, kept in the URL. Any change but of the page begins at the first page. */
export const useSubscriptionsView = () => {
  const [query, setQuery] = useSearchParams();
  const change = (fields: Partial<SubscriptionsView>) =>
    setQuery((before) => writeView({ ...readView(before), page: 0, ...fields }), {
      replace: !('page' in fields),
      preventScrollReset: true,
    });
  return { view: readView(query), change };
};
