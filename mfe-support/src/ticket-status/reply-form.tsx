import { TicketView } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { fieldsOf, Form, FormError, trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import styles from './reply-form.module.css';

interface Props {
  token: string;
  ticket: TicketView;
  onSent: (ticket: TicketView) => void;
}

interface Reply {
  message: string;
}

const LIMIT = 5_000;
const NOT_SENT = 'Your answer could not be sent. Check your connection and send it again: what you wrote is kept.';

const Field = fieldsOf<Reply>();

/** The requester's next answer. What was typed survives every refusal and a reload. */
export const ReplyForm = ({ token, ticket: { number, status }, onSent }: Props) => {
  const form = useForm<Reply, TicketView>({
    start: { message: '' },
    tidy: trimmed,
    check: ({ message }): Record<string, string> => (message === '' ? { message: 'Write your answer first.' } : {}),
    send: async (reply) =>
      readerOf(TicketView)((await marketplace.post('/tex-suite/ticket/status/answer', { token, ...reply })).data),
    onSent,
    silence: NOT_SENT,
    draft: `reply-${number}`,
  });
  const isSolved = status === 'resolved';
  return (
    <Form form={form} className={styles.form} label="Answer">
      <Field.Area
        name="message"
        label={isSolved ? 'Not solved? Tell us what is still wrong' : 'Your answer'}
        rows={4}
        maxLength={LIMIT}
      />
      <FormError />
      <Button type="submit" kind="primary" busy={form.busy && 'Sending...'}>
        {isSolved ? 'Reopen ticket' : 'Send answer'}
      </Button>
    </Form>
  );
};
