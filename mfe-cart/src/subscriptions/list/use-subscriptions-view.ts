import { withParts } from '../../billing/books-query.ts';
import { useQueryChange } from '@marketplace/shared/router';
import { readSubscriptionsView, writeSubscriptionsView, type SubscriptionsView } from './subscriptions-query.ts';

/** The list's state, kept in the URL. Any change but of the page begins at the first page. */
export const useSubscriptionsView = () => {
  const [query, changeQuery] = useQueryChange();
  const change = (fields: Partial<SubscriptionsView>) =>
    changeQuery(
      (before) => withParts(before, writeSubscriptionsView({ ...readSubscriptionsView(before), page: 0, ...fields })),
      { replace: !('page' in fields) },
    );
  return { view: readSubscriptionsView(query), change };
};
