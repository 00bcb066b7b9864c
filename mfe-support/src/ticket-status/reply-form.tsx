import type { TicketView } from '@marketplace/shared/contracts';
import { Button, Notice } from '@marketplace/shared/ui';
import { TextAreaField } from '@marketplace/shared/ui/form';
import type { FormEvent } from 'react';
import styles from './reply-form.module.css';
import { useReply } from './use-reply.ts';

interface Props {
  token: string;
  ticket: TicketView;
  onSent: (ticket: TicketView) => void;
}

const LIMIT = 5_000;

export const ReplyForm = ({ token, ticket: { number, status }, onSent }: Props) => {
  const { message, error, refused, sending, write, send } = useReply(token, number, onSent);
  const isSolved = status === 'resolved';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Answer">
      <TextAreaField
        label={isSolved ? 'Not solved? Tell us what is still wrong' : 'Your answer'}
        rows={4}
        maxLength={LIMIT}
        value={message}
        error={error}
        onChange={(event) => write(event.target.value)}
      />
      {refused && <Notice tone="danger">{refused}</Notice>}
      <Button type="submit" kind="primary" busy={sending && 'Sending...'}>
        {isSolved ? 'Reopen ticket' : 'Send answer'}
      </Button>
    </form>
  );
};
