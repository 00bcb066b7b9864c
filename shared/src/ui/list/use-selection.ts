import { useState } from 'react';

/** Which of the shown rows are selected. A row that leaves the screen is no longer selected. */
export const useSelection = (shownIds: string[]) => {
  const [chosen, setChosen] = useState<string[]>([]);
  const ids = chosen.filter((id) => shownIds.includes(id));
  const isAll = shownIds.length > 0 && ids.length === shownIds.length;
  return {
    ids,
    isAll,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) => setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setChosen(isAll ? [] : shownIds),
    clear: () => setChosen([]),
  };
};

export type Selection = ReturnType<typeof useSelection>;
