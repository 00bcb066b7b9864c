import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../../calls/attempt.ts';
import { catalogueChanged } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';

interface Change {
  /** Where things of the kind are, such as `/slides`. */
  path: string;
  item: { id: string; version: string };
  status: string;
  /** What is said when it is done. */
  done: string;
}

const at = ({ path, item: { id } }: Pick<Change, 'path' | 'item'>) => `${CATALOGUE}${path}/${encodeURIComponent(id)}`;

/** Answers whether it was done. Either way the lists show how things stand. */
export const changeStatus = async ({ status, done, ...what }: Change): Promise<boolean> => {
  const isDone = await attempt(
    () => marketplace.put(`${at(what)}/status`, { version: what.item.version, status }),
    done,
  );
  catalogueChanged();
  return isDone;
};

export const removeItem = async ({ done, ...what }: Omit<Change, 'status'>): Promise<boolean> => {
  const isDone = await attempt(
    () => marketplace.delete(`${at(what)}?version=${encodeURIComponent(what.item.version)}`),
    done,
  );
  catalogueChanged();
  return isDone;
};
