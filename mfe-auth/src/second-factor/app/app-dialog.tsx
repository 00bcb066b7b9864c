import type { AddedFactor, TotpSetup } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { QrCode } from '@marketplace/shared/ui/qr-code';
import { useId } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { readAdded, settingUp } from '../read-added.ts';
import styles from './app-dialog.module.css';
import { APP } from './app-path.ts';

interface Props {
  setup: TotpSetup;
  onAdded: (added: AddedFactor) => void;
  onClose: () => void;
}

const none = { code: '' };
const Field = fieldsOf<typeof none>();

/** In groups, as people type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const Steps = ({ setup }: { setup: TotpSetup }) => (
  <div className={styles.setup}>
    <QrCode text={setup.uri} label="QR code for your authenticator app" instead="Enter the key instead." />
    <div className={styles.words}>
      <p>Scan the code with an authenticator app on your phone. Can’t scan it? Enter this key in the app:</p>
      <p className={styles.secret}>{grouped(setup.secret)}</p>
      <CopyButton text={setup.secret} what="The key">
        Copy key
      </CopyButton>
    </div>
  </div>
);

/** Sets up an authenticator app, which counts once one of its codes has been entered. */
export const AppDialog = ({ setup, onAdded, onClose }: Props) => {
  const form = useForm({
    start: none,
    tidy: ({ code }) => ({ code: code.replace(/\s/g, '') }),
    check: ({ code }): Record<string, string> =>
      /^\d{6}$/.test(code) ? {} : { code: 'Enter the 6-digit code from your app.' },
    send: (values) => settingUp(async () => readAdded((await marketplace.post(`${APP}/confirm`, values)).data)),
    next: (_answer, values) => values,
    onSent: onAdded,
  });
  const id = useId();
  return (
    <Dialog
      open
      title="Set up an authenticator app"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" busy={form.busy && 'Checking...'}>
            Turn on
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={styles.form}>
        <Steps setup={setup} />
        <Field.Text
          name="code"
          label="Code from your app"
          className={styles.code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
        <FormError />
      </Form>
    </Dialog>
  );
};
