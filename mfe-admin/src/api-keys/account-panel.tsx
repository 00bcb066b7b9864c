import { API_KEY_LIMITS, apiScopes, organizationScopes, type ServiceAccount } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { useId } from 'react';
import styles from '../catalogue/editing/editor.module.css';
import { Choices } from '../form/choices.tsx';
import type { MadeKey } from './change-keys.ts';
import { lifetimes } from './lifetimes.ts';
import { scopeTexts } from './scope-texts.ts';
import { useAccountForm, type AccountDraft } from './use-account-form.ts';

interface Props {
  /** Undefined for a new one. */
  account: ServiceAccount | undefined;
  /** The organization; null for the operator. */
  clientId: string | null;
  onSaved: (made: MadeKey | undefined) => void;
  onLoadAgain: () => void;
  onClose: () => void;
}

const Field = fieldsOf<AccountDraft>();

/** One service account in the side panel. */
export const AccountPanel = ({ account, clientId, onSaved, onLoadAgain, onClose }: Props) => {
  const id = useId();
  const form = useAccountForm(account, clientId, onSaved);
  const title = account?.name ?? 'New service account';
  return (
    <SidePanel
      above="API keys"
      title={title}
      closeLabel="Close service account"
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" busy={form.busy && 'Saving...'}>
            {account ? 'Save changes' : 'Create service account'}
          </Button>
        </div>
      }
    >
      <Form form={form} id={id} className={styles.form} label={title}>
        <UnsavedChanges when={form.isDirty} what="your changes to this service account" />
        <Field.Text
          name="name"
          label="Name"
          autoComplete="off"
          maxLength={API_KEY_LIMITS.name}
          help="Shown in the audit log."
        />
        <Field.Area name="description" label="Description" optional rows={2} maxLength={API_KEY_LIMITS.description} />
        <Choices
          name="scopes"
          label="Scopes"
          options={(clientId === null ? apiScopes : organizationScopes).map(
            (scope) => [scope, scopeTexts[scope]] as const,
          )}
        />
        {account ? (
          <p className={styles.help}>New scopes apply to its keys right away.</p>
        ) : (
          <Field.Select name="days" label="First key expires" options={lifetimes} />
        )}
        <FormError onLoadAgain={onLoadAgain} />
      </Form>
    </SidePanel>
  );
};
