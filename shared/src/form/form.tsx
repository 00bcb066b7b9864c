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
  // Of a group, its first control.
  const next = wrong?.querySelector<HTMLElement>('input') ?? wrong ?? lost;
  if (next instanceof HTMLElement) next.focus();
};

interface Props extends Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> {
  form: Bound;
  label?: string;
}

/** A form and its bound fields. When refused, here or by the server, it focuses the first invalid field. */
export const Form = ({ form, label, children, ...props }: Props) => {
  const element = useRef<HTMLFormElement>(null);
  const seen = useRef(form.attempts);
  useEffect(() => {
    if (form.attempts === seen.current) return;
    seen.current = form.attempts;
    if (element.current) focusAfterRefusal(element.current);
  }, [form.attempts]);

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
        {children}
      </form>
    </FormContext>
  );
};
