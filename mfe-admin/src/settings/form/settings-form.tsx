import { Form, FormError, type FormOf } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import type { ReactNode } from 'react';
import styles from './settings-form.module.css';

interface Props<Values extends object, Answer> {
  label: string;
  /** What leaving would lose, such as "the company details that you changed". */
  what: string;
  form: FormOf<Values, Answer>;
  /** Replaces the input with what someone else has saved. */
  onLoadAgain: () => void;
  /** Shown next to Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form with Save and Discard that warns about unsaved changes. */
export const SettingsForm = <Values extends object, Answer>(props: Props<Values, Answer>) => {
  const { label, what, form, onLoadAgain, actions, children } = props;
  const { isDirty, busy } = form;
  return (
    <Form form={form} className={styles.form} label={label}>
      {children}
      <FormError onLoadAgain={onLoadAgain} />
      <div className={styles.actions} data-dirty={isDirty || undefined}>
        <Button type="submit" kind="primary" disabled={!isDirty} busy={busy && 'Saving...'}>
          Save changes
        </Button>
        {isDirty && (
          <Button kind="quiet" disabled={busy} onClick={form.discard}>
            Discard
          </Button>
        )}
        <p className={styles.state} role="status">
          {isDirty && 'Unsaved changes'}
        </p>
        {actions}
      </div>
      <UnsavedChanges when={isDirty} what={what} />
    </Form>
  );
};
