import { useEffect, useRef } from 'react';

/**
 * Returns the focus to a row's link once what it opened has closed, unless the focus is elsewhere.
 * @param open id of the row; empty while none is open
 */
export const useReturnFocus = (open: string) => {
  const last = useRef('');
  useEffect(() => {
    const closed = open === '' ? last.current : '';
    last.current = open;
    if (closed !== '' && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-row="${closed}"]`)?.focus();
  }, [open]);
};
