import { useUrlView } from '../view/use-url-view.ts';
import { readView, writeView } from './subscriptions-query.ts';

/** The list's state, kept in the URL. */
export const useSubscriptionsView = () => useUrlView({ read: readView, write: writeView, steps: ['page'] });
