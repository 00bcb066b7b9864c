import { useCall } from '../use-call.ts';
import { useReloadOnChange } from '../use-reload-on-change.ts';
import { calculateDues } from './calculate-dues.ts';

/** What a client owes now, recalculated when the books change. */
export const useDues = (clientId: string) => {
  const dues = useCall(clientId, (signal) => calculateDues(clientId, signal));
  useReloadOnChange(dues.reload);
  return dues;
};
