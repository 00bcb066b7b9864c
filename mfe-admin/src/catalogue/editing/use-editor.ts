import { Saved } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { useForm, type FormOptions } from '@marketplace/shared/form';
import { codeOf, marketplace } from '@marketplace/shared/http';
import { useEffect, useRef, useState } from 'react';
import { catalogueChanged } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';

interface Item<Fields> {
  id: string;
  version: string;
  /** Fields from the server; the rest default to `initial`. */
  fields: Partial<Fields>;
}

interface Options<Fields extends object> extends Pick<FormOptions<Fields, Saved>, 'contract' | 'sentences'> {
  /** Endpoint for items of this kind, such as `/categories`. */
  path: string;
  /** As currently listed; undefined for a new one. */
  item: Item<Fields> | undefined;
  /** Values of a new one. */
  initial: Fields;
  /** Field labels. */
  labels: Record<keyof Fields & string, string>;
}

const NOT_SAVED =
  'The server didn’t respond, so nothing was saved. Check your connection and try again. Your changes are kept.';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Labels of the fields that differ. */
const changedNames = <Fields extends object>(one: Fields, other: Fields, labels: Options<Fields>['labels']) =>
  Object.entries<string>(labels)
    .filter(([name]) => !isSame(Reflect.get(one, name), Reflect.get(other, name)))
    .map(([, label]) => label);

const send = async (path: string, id: string | undefined, body: object): Promise<Saved> => {
  const at = CATALOGUE + path;
  try {
    const { data } = await (id === undefined
      ? marketplace.post(at, body)
      : marketplace.put(`${at}/${encodeURIComponent(id)}`, body));
    catalogueChanged();
    return readerOf(Saved)(data);
  } catch (error) {
    if (codeOf(error) === 'changed_meanwhile') catalogueChanged();
    throw error;
  }
};

/** The form of one catalog item, which someone else may be editing too. */
export const useEditor = <Fields extends object>({ path, item: given, initial, ...options }: Options<Fields>) => {
  const item = given && { ...given, fields: { ...initial, ...given.fields } };
  const [base, setBase] = useState({ version: item?.version, fields: item?.fields ?? initial });
  const seen = useRef(item?.version);
  const form = useForm<Fields, Saved>({
    ...options,
    start: base.fields,
    send: (fields) => send(path, item?.id, item ? { ...fields, version: base.version } : fields),
    next: (saved, fields) => {
      setBase({ version: saved.version, fields });
      return fields;
    },
    done: 'Saved.',
    silence: NOT_SAVED,
  });

  /** Resets to another saved state. */
  const start = (fields: Fields, version = base.version) => {
    setBase({ version, fields });
    form.fill(fields);
  };

  // A new version follows unless there are unsaved changes.
  useEffect(() => {
    if (!item || item.version === seen.current || form.busy) return;
    seen.current = item.version;
    if (!form.isDirty && form.reason === undefined) start(item.fields, item.version);
  });

  /** Returns what was saved, or undefined if it was refused. */
  const save = async (version = base.version): Promise<Saved | undefined> => {
    let saved: Saved | undefined;
    await form.run(async () => (saved = await send(path, item?.id, item ? { ...form.values, version } : form.values)));
    return saved;
  };

  /** The other editor's version, after a conflict. */
  const theirs = form.isConflict && item && item.version !== base.version ? item : undefined;
  return {
    ...form,
    save,
    reset: start,
    version: base.version,
    conflict: theirs && {
      names: changedNames(base.fields, theirs.fields, options.labels),
      overwrite: () => save(theirs.version),
      takeTheirs: () => start(theirs.fields, theirs.version),
    },
  };
};

export type Editor<Fields extends object> = ReturnType<typeof useEditor<Fields>>;
