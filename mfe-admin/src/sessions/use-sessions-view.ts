import { useUrlView } from '../view/use-url-view.ts';
import { readView, writeView } from './sessions-query.ts';

/** The list's state, kept in the URL. Pages can be gone back from. */
export const useSessionsView = () => useUrlView({ read: readView, write: writeView, steps: ['page'] });
