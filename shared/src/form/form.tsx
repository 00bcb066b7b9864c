import { createContext, use, useEffect, useRef, type ComponentProps } from 'react';
import type { Bound } from './form-options.ts';

const FormContext = createContext<Bound | null>(null);

/** The enclosing form. */
export const useBound = (): Bound => {
  const form = use(FormContext);
  if (!form) throw new Error('A field must be inside a form.');
  return form;
};

const submitOf = (form: HTMLFormElement) =>
  [...form.elements].find((one) => one instanceof HTMLButtonElement && one.type === 'submit');

/** The first invalid field, else (if no response came, say) the button that lost the focus while busy. */
const focusAfterRefusal = (form: HTMLFormElement) => {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const lost = document.activeElement === document.body ? submitOf(form) : undefined;
  // For a group, its first control.
  const next = wrong?.querySelector<HTMLElement>('input') ?? wrong ?? lost;
  if (!(next instanceof HTMLElement)) return;
  // An error is only read to people who arrive at its field.
  if (next === document.activeElement) next.blur();
  next.focus();
};

/** It is read aloud; the focus then reads the first error. Inserted at once, so that typing interrupts nobody. */
const announce = (region: HTMLElement, errors: Bound['errors']) => {
  const count = Object.values(errors).filter(Boolean).length;
  region.textContent = count ? `${count} field${count > 1 ? 's need' : ' needs'} a correction.` : '';
};

interface Props extends Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> {
  form: Bound;
  label?: string;
}

/** A form and its bound fields. When refused, here or by the server, it says so aloud and focuses the first invalid field. */
export const Form = ({ form, label, children, ...props }: Props) => {
  const element = useRef<HTMLFormElement>(null);
  const seen = useRef(form.attempts);
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (form.attempts === seen.current) return;
    seen.current = form.attempts;
    if (region.current) announce(region.current, form.errors);
    if (element.current) focusAfterRefusal(element.current);
  }, [form.attempts, form.errors]);

  return (
    <FormContext value={form}>
      <form
        noValidate
        aria-label={label}
        {...props}
        ref={element}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p className="visually-hidden" aria-live="assertive" ref={region} />
        {children}
      </form>
    </FormContext>
  );
};
