import { Form, FormError, type FormOf } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './order-panel.module.css';

interface Props<Values extends object, Answer> {
  form: FormOf<Values, Answer>;
  title: string;
  /** What it does, in one or two sentences. */
  lead: string;
  /** What would be lost. */
  what?: string;
  submit: { label: string; busy: string; kind?: 'primary' | 'danger' };
  /** Fields. */
  children: ReactNode;
  /** Buttons next to the first one. */
  more?: ReactNode;
  onClose: () => void;
}

/** A form of the order panel that a button opens, and that takes the focus. */
export const CorrectionForm = <Values extends object, Answer>(props: Props<Values, Answer>) => {
  const { form, title, lead, what = 'your entries', submit, children, more, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form form={form} className={styles.form} label={title}>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className={styles.quiet}>{lead}</p>
      <div className={styles.fields}>{children}</div>
      <UnsavedChanges when={form.isDirty} what={what} />
      <FormError />
      <span className={styles.actions}>
        <Button type="submit" kind={submit.kind ?? 'primary'} busy={form.busy && submit.busy}>
          {submit.label}
        </Button>
        {more}
        <Button
          kind="quiet"
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          Back
        </Button>
      </span>
    </Form>
  );
};
