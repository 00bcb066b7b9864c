import type { Module, ModuleRequest } from '@marketplace/shared/contracts';
import { hasPaymentRole, useUser } from '@marketplace/shared/session';
import { Button, formatDate, Notice } from '@marketplace/shared/ui';
import { TextAreaField } from '@marketplace/shared/ui/form';
import { useState, type FormEvent } from 'react';
import styles from './buy-panel.module.css';
import { useModuleRequest } from './use-module-request.ts';

const NOTE_LIMIT = 500;

const asked = ({ createdAt, notified }: ModuleRequest) =>
  notified === 0
    ? `Requested on ${formatDate(createdAt)}. Your organization has no payment admin yet. The first one will see it.`
    : `Requested on ${formatDate(createdAt)}. We emailed your payment admin${notified === 1 ? '' : 's'}.`;

interface FormProps {
  sending: boolean;
  error: string | undefined;
  onSend: (note: string) => Promise<void>;
  onCancel: () => void;
}

const NoteForm = ({ sending, error, onSend, onCancel }: FormProps) => {
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSend(note);
  };
  return (
    <form className={styles.request} onSubmit={submit} aria-label="Request this module">
      <TextAreaField
        label="What do you need it for?"
        help="Optional. Your payment admins will see it."
        rows={3}
        maxLength={NOTE_LIMIT}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={styles.requestActions}>
        <Button type="submit" kind="primary" busy={sending && 'Sending...'}>
          Send request
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

const Request = ({ module }: { module: Module }) => {
  const { request, sending, error, send } = useModuleRequest(module.id);
  const [open, setOpen] = useState(false);
  if (request) return <Notice tone="success">{asked(request)}</Notice>;
  if (!open)
    return (
      <Button wide onClick={() => setOpen(true)}>
        Request this module
      </Button>
    );
  return <NoteForm sending={sending} error={error} onSend={send} onCancel={() => setOpen(false)} />;
};

/** For users who may not buy: asks the people in their organization who may. */
export const RequestModule = ({ module }: { module: Module }) => {
  const user = useUser();
  return user && !hasPaymentRole(user) && !module.comingSoon ? <Request module={module} /> : null;
};
