import { modulePage } from '@marketplace/shared/modules';
import { useNavigate } from '@marketplace/shared/router';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { useSearch } from './use-search.ts';

export interface SearchBoxProps {
  search: ReturnType<typeof useSearch>;
  /** Inside a dialog the results are below the field instead of floating over the page. */
  inDialog?: boolean;
  onGo?: () => void;
}

/** The active result and its link. Enter opens the best result of the current text, once it has loaded. */
export const useChosenResult = ({ search, inDialog, onGo }: SearchBoxProps) => {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  useEffect(() => setChosen(0), [search.results]);
  /** The text for which Enter was pressed before its results had loaded. */
  const [awaited, setAwaited] = useState<string>();
  const leave = () => {
    search.close();
    onGo?.();
  };
  const go = (index: number) => {
    const module = search.results[index];
    if (!module) return;
    leave();
    void navigate(modulePage(module.id));
  };
  useEffect(() => {
    if (awaited === undefined) return;
    const stillWanted = awaited === search.typed && search.open;
    if (stillWanted && !search.answered) return;
    setAwaited(undefined);
    if (stillWanted) go(0);
    // `go` belongs to this render and its results.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [awaited, search.typed, search.open, search.answered]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const count = search.results.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      search.reopen();
      setChosen((chosen + step + count) % count);
    }
    if (event.key === 'Enter' && search.open && search.answered) go(chosen);
    else if (event.key === 'Enter') {
      search.reopen();
      search.hurry();
      setAwaited(search.typed);
    }
    if (event.key === 'Escape' && search.open && !inDialog) search.close();
  };
  return { chosen, setChosen, leave, onKeyDown };
};
