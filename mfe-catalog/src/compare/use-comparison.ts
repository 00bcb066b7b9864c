import { comparedIds, Comparison, type ModuleName } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { useQueryChange } from '@marketplace/shared/router';
import { useState } from 'react';
import { chooseModules } from './chosen-modules.ts';

const read = readerOf(Comparison);

const numberIn = (text: string | null, most: number, usual: number) => {
  const number = Number(text ?? usual);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : usual;
};

export const MOST_USERS = 100_000;
export const MOST_DAYS = 3_650;

/** The comparison in the address, which also holds the users, the days and what is shown. */
export const useComparison = () => {
  const [query, changeQuery] = useQueryChange();
  const list = query.get('ids') ?? '';
  const { ids, more } = comparedIds(list);
  // The list as it is in the address, to match the declaration of the page's data.
  const path = `/tex-admin/compare?ids=${encodeURIComponent(list).replaceAll('%2C', ',')}`;
  const { status, data, reload } = useResource(ids.length > 0 ? path : null, { parse: read });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  // While another comparison loads, what is already known stays.
  const known = last && { ...last, modules: last.modules.filter(({ id }) => ids.includes(id)) };
  const shown = data ?? (status === 'loading' ? known : undefined);

  const change = (name: string, value: string | null, replace = true) =>
    changeQuery(
      (next) => {
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  const compare = (modules: ModuleName[]) => {
    chooseModules(modules);
    change('ids', modules.map(({ id }) => id).join(','));
  };
  const modules = shown?.modules ?? [];
  return {
    ids,
    more,
    status,
    reload,
    modules,
    missing: shown?.missing ?? [],
    term: { users: numberIn(query.get('users'), MOST_USERS, 10), days: numberIn(query.get('days'), MOST_DAYS, 30) },
    onlyDifferences: query.get('only') === 'differences',
    add: (module: ModuleName) => compare([...modules, module]),
    remove: (id: string) => compare(modules.filter((module) => module.id !== id)),
    change,
  };
};
