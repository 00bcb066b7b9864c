import { useEffect, useRef } from 'react';

/**
 * Leads the focus back to the link of a row once what it opened has closed; a focus elsewhere stays.
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
