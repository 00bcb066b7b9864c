import { ModuleCard } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** In milliseconds after the last key. */
export const SEARCH_DEBOUNCE = 300;
export const MOST_RESULTS = 10;

const readCards = listReaderOf(ModuleCard);
const readResults = (answer: unknown) => readCards(answer).slice(0, MOST_RESULTS);

const pathOf = (query: string) =>
  query ? `/tex-admin/modules?search=${encodeURIComponent(query)}&size=${MOST_RESULTS}` : null;

/** The typed text and the modules that match it, case-insensitively, by name, description, category and tags. */
export const useSearch = () => {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const wanted = typed.trim();
  const [query, hurry] = useDebounced(wanted, SEARCH_DEBOUNCE);
  const { status, data, error, reload } = useResource(pathOf(query), { life: 'short', parse: readResults });
  return {
    typed,
    query,
    /** The results belong to the current text. */
    answered: query === wanted && status !== 'loading',
    /** Searches for the current text without waiting for a pause in typing. */
    hurry,
    open: open && query !== '',
    results: data ?? [],
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
      document.getElementById('module-search')?.focus();
    },
    close: () => setOpen(false),
    reopen: () => setOpen(true),
  };
};
