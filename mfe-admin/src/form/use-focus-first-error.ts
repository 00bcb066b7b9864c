import { useEffect, useRef } from 'react';

const submitOf = (form: HTMLFormElement) =>
  [...form.elements].find((one) => one instanceof HTMLButtonElement && one.type === 'submit');

/**
 * Takes the focus to the first field in error each time the count grows. Where no field is, as when no answer came, it
 * gives the focus back to the button, which lost it while it was busy.
 */
export const useFocusFirstError = (refusals: number) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0 || !form.current) return;
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    const lost = document.activeElement === document.body ? submitOf(form.current) : undefined;
    const next = wrong ?? lost;
    if (next instanceof HTMLElement) next.focus();
  }, [refusals]);
  return form;
};
