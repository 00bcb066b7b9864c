import { useEffect, useRef } from 'react';

/**
 * Leads the focus back to its row once a panel has closed, not while it still asks whether to; a focus elsewhere stays.
 * @param open what the panel shows; empty while it is closed
 * @param mark the attribute by which a row is found, such as `data-order`
 */
export const useReturnFocus = (open: string, mark: string) => {
  const last = useRef('');
  useEffect(() => {
    const closed = open === '' ? last.current : '';
    last.current = open;
    if (closed !== '' && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[${mark}="${closed}"]`)?.focus();
  }, [open, mark]);
};
