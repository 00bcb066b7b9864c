import type { ApiKey, CreatedApiKey, ServiceAccount } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, useAttempt, useForm } from '@marketplace/shared/form';
import { Button, formatDate, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useId, useState } from 'react';
import { CopyText } from '../sign-on/copy-text.tsx';
import styles from './api-keys.module.css';
import { addKey, rotateKey, type MadeKey } from './change-keys.ts';
import { lifetimes, overlaps, USUAL_LIFETIME } from './lifetimes.ts';

interface Draft {
  days: string;
  overlapDays: string;
}

interface Props {
  account: ServiceAccount;
  /** Undefined for an additional key. */
  replaces: ApiKey | undefined;
  onMade: (key: MadeKey) => void;
  onClose: () => void;
}

const Field = fieldsOf<Draft>();

/** Adds a key to an account, or replaces one of its keys. */
export const KeyDialog = ({ account: { id, name }, replaces, onMade, onClose }: Props) => {
  const formId = useId();
  const attempt = useAttempt();
  const form = useForm<Draft, CreatedApiKey>({
    start: { days: USUAL_LIFETIME, overlapDays: '1' },
    send: ({ days, overlapDays }) => {
      const body = { days: Number(days), overlapDays: Number(overlapDays) };
      return attempt(body, (headers) =>
        replaces ? rotateKey(id, replaces.id, body, headers) : addKey(id, body.days, headers),
      );
    },
    onSent: (key) => onMade({ name, key }),
    silence: 'The server didn’t respond. Close this and look for a new key. If there is one, revoke it.',
  });
  const title = replaces ? `Rotate ${replaces.hint}` : `New key for ${name}`;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} kind="primary" busy={form.busy && 'Creating...'}>
            {replaces ? 'Rotate key' : 'Create key'}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className={styles.form} label={title}>
        <Field.Select name="days" label="New key expires" options={lifetimes} />
        {replaces && (
          <Field.Select
            name="overlapDays"
            label="Old key stops working"
            options={overlaps}
            help="Both keys work until then, so you have time to switch."
          />
        )}
        <FormError />
      </Form>
    </Dialog>
  );
};

/** The account's menu, because the dialog before this one is gone. */
const menuOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.getAttribute('aria-label') === `Actions for ${name}`,
  ) ?? null;

/** A key that was just created, shown this one time; closes once the key is copied. */
export const MadeKeyDialog = ({ made: { name, key }, onClose }: { made: MadeKey; onClose: () => void }) => {
  const [hurried, setHurried] = useState(false);
  return (
    <Dialog
      open
      title={`Your new key for ${name}`}
      onClose={() => setHurried(true)}
      returnTo={() => menuOf(name)}
      footer={
        <Button kind="primary" onClick={onClose}>
          I’ve copied it
        </Button>
      }
    >
      <div className={styles.form}>
        <Notice tone="warning">Copy the key now and keep it safe. You won’t see it again.</Notice>
        <CopyText label={`Works until ${formatDate(key.expiresAt)}`} text={key.key} what="key" />
        {hurried && <Notice tone="danger">Copy the key first, then choose “I’ve copied it”.</Notice>}
      </div>
    </Dialog>
  );
};
