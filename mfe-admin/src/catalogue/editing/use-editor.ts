import { readerOf } from '@marketplace/shared/data';
import { Saved } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { catalogueChanged } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';
import { useFailure } from './use-failure.ts';

interface Item<Fields> {
  id: string;
  version: string;
  /** Those that the server knows; the others are as in a new one. */
  fields: Partial<Fields>;
}

interface Options<Fields> {
  /** Where things of the kind are saved, such as `/categories`. */
  path: string;
  /** As the list has it now; undefined for a new one. */
  item: Item<Fields> | undefined;
  /** What a new one begins with. */
  initial: Fields;
  /** What the fields are called on the screen. */
  labels: Record<keyof Fields & string, string>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ between two states, as the screen calls them. */
const changedNames = <Fields extends object>(one: Fields, other: Fields, labels: Options<Fields>['labels']) =>
  Object.entries<string>(labels)
    .filter(([name]) => !isSame(Reflect.get(one, name), Reflect.get(other, name)))
    .map(([, label]) => label);

const send = async (path: string, id: string | undefined, body: object): Promise<Saved> => {
  const at = CATALOGUE + path;
  const answer = await (id === undefined
    ? marketplace.post(at, body)
    : marketplace.put(`${at}/${encodeURIComponent(id)}`, body));
  return readerOf(Saved)(answer.data);
};

/** What is being written of one thing, and its saving. Whatever goes wrong, what was written stays. */
export const useEditor = <Fields extends object>({ path, item: given, initial, labels }: Options<Fields>) => {
  const item = given && { ...given, fields: { ...initial, ...given.fields } };
  const [base, setBase] = useState({ version: item?.version, fields: item?.fields ?? initial });
  const [fields, setFields] = useState(base.fields);
  const { errors, failure, fail, succeed, mend } = useFailure();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const [seen, setSeen] = useState(item?.version);

  const set = (change: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...change }));
    setSaved(undefined);
    mend(change);
  };
  const start = (from: { version: string; fields: Fields }) => {
    setBase({ version: from.version, fields: from.fields });
    setFields(from.fields);
    succeed();
  };
  /** Answers where the thing stands once it is saved; nothing if it was refused. */
  const save = async (version = base.version): Promise<Saved | undefined> => {
    setBusy(true);
    succeed();
    try {
      const data = await send(path, item?.id, item ? { ...fields, version } : fields);
      setBase({ version: data.version, fields });
      setSaved(data);
      catalogueChanged();
      notify.success('Saved.');
      return data;
    } catch (error) {
      fail(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const isDirty = !saved && !isSame(fields, base.fields);
  // Saved, published or archived, here or elsewhere: where nothing is written, nothing can be lost.
  if (item && item.version !== seen && !busy) {
    setSeen(item.version);
    if (!isDirty && !failure) start(item);
  }
  /** Theirs, after somebody else has saved meanwhile. */
  const theirs = item && item.version !== base.version ? item : undefined;
  /** Goes back to a state that is kept elsewhere. */
  const reset = (to: Fields) => start({ version: base.version ?? '', fields: to });
  return {
    labels,
    fields,
    set,
    errors,
    failure,
    busy,
    saved,
    save,
    fail,
    isDirty,
    version: base.version,
    conflict:
      failure?.isConflict && theirs ? { names: changedNames(base.fields, theirs.fields, labels), theirs } : undefined,
    takeTheirs: () => theirs && start(theirs),
    reset,
  };
};

export type Editor<Fields extends object> = ReturnType<typeof useEditor<Fields>>;
