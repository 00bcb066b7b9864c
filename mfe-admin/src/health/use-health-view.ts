import { useUrlView } from '../view/use-url-view.ts';
import { readView, writeView } from './health-query.ts';

/** The page's state, kept in the URL. */
export const useHealthView = () => useUrlView({ read: readView, write: writeView, steps: ['page'] });
