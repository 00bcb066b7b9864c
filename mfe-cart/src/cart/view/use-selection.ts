import { useState } from 'react';

/** Which of these ids are selected; ids that disappear are deselected. */
export const useSelection = (ids: string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? selected.filter((other) => other !== id) : [...selected, id]));
  const toggleAll = () => setChosen(new Set(selected.length === ids.length ? [] : ids));
  return { selected, isSelected: (id: string) => chosen.has(id), toggle, toggleAll };
};
