import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../form/conflict-notice.tsx';
import { useRefusable } from '../../form/use-refusable.ts';
import styles from './settings-form.module.css';

interface Props {
  label: string;
  /** What is lost by leaving: "the company details that you changed". */
  what: string;
  form: {
    busy: boolean;
    isDirty: boolean;
    conflict: string | undefined;
    save: () => Promise<boolean>;
    discard: () => void;
  };
  /** Loads what somebody else has saved meanwhile, in the place of what is typed. */
  onLoadAgain: () => void;
  /** Beside Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields with Save and Discard; says what is not saved, and asks before it is lost. */
export const SettingsForm = ({ label, what, form, onLoadAgain, actions, children }: Props) => {
  const submitting = useRefusable(form.save);
  return (
    <form {...submitting} className={styles.form} aria-label={label}>
      {children}
      {form.conflict && <ConflictNotice said={form.conflict} onLoadAgain={onLoadAgain} />}
      <div className={styles.actions} data-dirty={form.isDirty || undefined}>
        <Button type="submit" kind="primary" disabled={!form.isDirty} busy={form.busy && 'Saving...'}>
          Save changes
        </Button>
        {form.isDirty && (
          <Button kind="quiet" disabled={form.busy} onClick={form.discard}>
            Discard
          </Button>
        )}
        <p className={styles.state} role="status">
          {form.isDirty && 'Not saved yet.'}
        </p>
        {actions}
      </div>
      <UnsavedChanges when={form.isDirty} what={what} />
    </form>
  );
};
