import { ListedModule, ModulePage } from '@marketplace/shared/contracts';
import { listReaderOf, tryRead, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { isTooLong } from './search-limit.ts';
import { useDebounced } from './use-debounced.ts';

/** In milliseconds after the last key. */
export const SEARCH_DEBOUNCE = 300;
export const MOST_RESULTS = 10;

const readModules = listReaderOf(ListedModule);

/** The first results of a search, with their total number if the answer has it. */
const readResults = (answer: unknown) => {
  const modules = readModules(answer).slice(0, MOST_RESULTS);
  const { totalElements = 0, totalIsLowerBound, didYouMean } = tryRead(ModulePage, answer) ?? {};
  return { modules, total: Math.max(totalElements, modules.length), isMore: totalIsLowerBound === true, didYouMean };
};

const nothing: ReturnType<typeof readResults> = { modules: [], total: 0, isMore: false, didYouMean: undefined };

const pathOf = (query: string) =>
  query && !isTooLong(query) ? `/tex-admin/modules?search=${encodeURIComponent(query)}&size=${MOST_RESULTS}` : null;

/** The typed text and the modules that match it, case-insensitively, by name, description, category and tags. `inputId` is the field's. */
export const useSearch = (inputId = 'module-search') => {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const wanted = typed.trim();
  const [query, hurry] = useDebounced(wanted, SEARCH_DEBOUNCE);
  const { status, data, error, reload } = useResource(pathOf(query), { life: 'short', parse: readResults });
  const { modules, ...found } = data ?? nothing;
  return {
    typed,
    query,
    /** The results belong to the current text. */
    answered: query === wanted && status !== 'loading',
    /** Searches for the current text without waiting for a pause in typing. */
    hurry,
    open: open && query !== '',
    /** The text is longer than a search may be. */
    tooLong: isTooLong(query),
    results: modules,
    found,
    status,
    error,
    reload,
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
    },
    searchFor: (term: string) => {
      setTyped(term);
      setOpen(true);
      document.getElementById(inputId)?.focus();
    },
    close: () => setOpen(false),
    reopen: () => setOpen(true),
  };
};
