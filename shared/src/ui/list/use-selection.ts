import { useState } from 'react';

/**
 * Which of the shown rows are selected; a row that leaves the screen no longer is. @param every ids of all rows, if all
 * that match are selected
 */
export const useSelection = (shownIds: string[], every: string[] | undefined, leaveEvery: () => void) => {
  const [chosen, setChosen] = useState<string[]>([]);
  const ids = every ?? chosen.filter((id) => shownIds.includes(id));
  const isAll = shownIds.length > 0 && (every !== undefined || ids.length === shownIds.length);
  const choose = (next: string[]) => {
    leaveEvery();
    setChosen(next);
  };
  const shown = every ? shownIds : ids;
  return {
    ids,
    isAll,
    has: (id: string) => every !== undefined || ids.includes(id),
    toggle: (id: string) => choose(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]),
    toggleAll: () => choose(isAll ? [] : shownIds),
    clear: () => choose([]),
  };
};

export type Selection = ReturnType<typeof useSelection>;
