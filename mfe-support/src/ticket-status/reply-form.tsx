import { TicketView } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { fieldsOf, Form, FormError, trimmed, useForm, type Errors } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { FilesField, useFiles, useFileTarget } from '@marketplace/shared/ui/conversation';
import { filePlaceOf } from './file-place-of.ts';
import styles from './reply-form.module.css';
import { SolveButton } from './solve-button.tsx';

interface Props {
  token: string;
  ticket: TicketView;
  onSent: (ticket: TicketView) => void;
}

interface Reply {
  message: string;
}

const LIMIT = 5_000;
const NOT_SENT = 'Your reply could not be sent. Check your connection and send it again. We kept what you wrote.';

const Field = fieldsOf<Reply>();

/** The requester's next reply, with files. Typed text and uploads survive every refusal and a reload. */
export const ReplyForm = ({ token, ticket: { number, status }, onSent }: Props) => {
  const files = useFiles(filePlaceOf(token), `reply-${number}`);
  const target = useFileTarget(files.add);
  const form = useForm<Reply, TicketView>({
    start: { message: '' },
    tidy: trimmed,
    check: ({ message }): Errors => ({
      ...(message === '' && { message: 'Enter your reply first.' }),
      ...(files.problem && { files: files.problem }),
    }),
    send: async ({ message }) => {
      const reply = { token, message, ...(files.ids.length > 0 && { files: files.ids }) };
      return readerOf(TicketView)((await marketplace.post('/tex-suite/ticket/status/answer', reply)).data);
    },
    onSent: (answered) => {
      files.clear();
      onSent(answered);
    },
    silence: NOT_SENT,
    draft: `reply-${number}`,
  });
  const isSolved = status === 'resolved';
  return (
    <Form form={form} className={styles.form} label="Reply" {...target}>
      <Field.Area
        name="message"
        label={isSolved ? 'Not solved? Tell us what’s still wrong' : 'Your reply'}
        rows={4}
        maxLength={LIMIT}
      />
      <FilesField files={files} error={files.problem && form.errors.files} />
      <FormError />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={form.busy && 'Sending...'}>
          {isSolved ? 'Reopen ticket' : 'Send reply'}
        </Button>
        {!isSolved && <SolveButton token={token} onSolved={onSent} />}
      </div>
    </Form>
  );
};
