import { Saved } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../../calls/attempt.ts';
import { catalogueChanged } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';

interface Change {
  /** Endpoint for items of this kind, such as `/slides`. */
  path: string;
  item: { id: string; version: string };
  status: string;
  /** The status that an undo restores. */
  was?: string;
  /** The success message. */
  done: string;
}

const readSaved = readerOf(Saved);

const at = ({ path, item: { id } }: Pick<Change, 'path' | 'item'>) => `${CATALOGUE}${path}/${encodeURIComponent(id)}`;

/** Returns whether it succeeded; the lists reload either way. */
export const changeStatus = async ({ status, was, done, ...what }: Change): Promise<boolean> => {
  const isDone = await attempt(
    () => marketplace.put(`${at(what)}/status`, { version: what.item.version, status }),
    done,
    was === undefined
      ? undefined
      : ({ data }) => void changeStatus({ ...what, item: readSaved(data), status: was, done: 'Undone.' }),
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
