import { modulePage } from '@marketplace/shared/modules';
import { useNavigate } from '@marketplace/shared/router';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { useSearch } from './use-search.ts';

export interface SearchBoxProps {
  search: ReturnType<typeof useSearch>;
  /** Inside a dialog the results stand below the field instead of floating over the page. */
  inDialog?: boolean;
  onGo?: () => void;
}

/** The result that the keys stand on, and where it leads. */
export const useChosenResult = ({ search, inDialog, onGo }: SearchBoxProps) => {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  useEffect(() => setChosen(0), [search.results]);
  const go = (index: number) => {
    const module = search.results[index];
    if (!module) return;
    search.close();
    onGo?.();
    void navigate(modulePage(module.id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = search.results.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      search.reopen();
      setChosen((chosen + step + count) % count);
    }
    if (event.key === 'Enter' && search.open) go(chosen);
    if (event.key === 'Escape' && search.open && !inDialog) search.close();
  };
  return { chosen, setChosen, go, onKeyDown };
};
