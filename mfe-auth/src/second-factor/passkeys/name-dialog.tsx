import { SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, trimmed, useForm } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useId } from 'react';
import styles from '../second-factor.module.css';

interface Named {
  name: string;
}

interface Props<Answer> {
  title: string;
  /** What will happen. */
  text: string;
  name: string;
  action: string;
  busy: string;
  send: (named: Named) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onClose: () => void;
}

const Field = fieldsOf<Named>();

/** Asks for the name of a passkey. */
export const NameDialog = <Answer,>({ title, text, name, action, busy, send, onSent, onClose }: Props<Answer>) => {
  const form = useForm<Named, Answer>({
    start: { name },
    tidy: trimmed,
    check: (named): Record<string, string> => (named.name === '' ? { name: 'Enter a name.' } : {}),
    send,
    next: (_answer, named) => named,
    onSent,
  });
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" busy={form.busy && busy}>
            {action}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={styles.form}>
        <p className={styles.text}>{text}</p>
        <Field.Text
          name="name"
          label="Name"
          required
          maxLength={SECOND_FACTOR_LIMITS.passkeyName}
          autoComplete="off"
          data-autofocus
          help="To help you recognize it, such as “Work laptop”."
        />
        <FormError />
      </Form>
    </Dialog>
  );
};
