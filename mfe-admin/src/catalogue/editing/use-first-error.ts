import { useEffect, type RefObject } from 'react';

/** Leads to the first field that was refused. */
export const useFirstError = (form: RefObject<HTMLElement | null>, errors: Record<string, string>) => {
  const count = Object.keys(errors).length;
  useEffect(() => {
    if (count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only when a refusal came, not when one of its fields is mended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [errors === undefined, count > 0]);
};
