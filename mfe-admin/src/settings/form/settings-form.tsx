import { Form, FormError, type FormOf } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import type { ReactNode } from 'react';
import styles from './settings-form.module.css';

interface Props<Values extends object, Answer> {
  label: string;
  /** What is lost by leaving: "the company details that you changed". */
  what: string;
  form: FormOf<Values, Answer>;
  /** Loads what somebody else has saved meanwhile, in the place of what is typed. */
  onLoadAgain: () => void;
  /** Beside Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields with Save and Discard; says what is not saved, and asks before it is lost. */
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
          {isDirty && 'Not saved yet.'}
        </p>
        {actions}
      </div>
      <UnsavedChanges when={isDirty} what={what} />
    </Form>
  );
};
