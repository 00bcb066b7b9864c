import { useCallback, useEffect, useState } from 'react';

/** Whether the sheet is open; Escape closes it. */
export const useSheet = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  return { open, toggle };
};
