import type { Subscription } from '@marketplace/shared/contracts';
import { useSearchParams } from '@marketplace/shared/router';
import { useEffect } from 'react';
import { withParts } from '../billing/books-query.ts';
import { askedChange, changesOf, withoutChange } from './changes.ts';
import type { OpenDialog } from './subscription-actions.tsx';

/** Opens the change that the address requests, once: it is then removed from the address. */
export const useAskedChange = (all: Subscription[] | undefined, open: OpenDialog | undefined) => {
  const [query, setQuery] = useSearchParams();
  const { kind, id } = askedChange(query);
  useEffect(() => {
    if (!open || !all || !kind) return;
    const asked = all.find((one) => one.id === id);
    if (asked && changesOf(asked).includes(kind)) open(kind, asked);
    setQuery((now) => withParts(now, withoutChange), { replace: true, preventScrollReset: true });
  }, [all, id, kind, open, setQuery]);
};
