import { useEffect, useRef } from 'react';

/** Takes the focus to the first field in error each time the count grows. */
export const useFocusFirstError = (refusals: number) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
};
