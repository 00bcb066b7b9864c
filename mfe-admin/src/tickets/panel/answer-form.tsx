import { Button } from '@marketplace/shared/ui';
import { SelectField, TextAreaField } from '@marketplace/shared/ui/form';
import { chosenOf } from '@marketplace/shared/ui/list';
import type { FormEvent } from 'react';
import styles from './answer-form.module.css';
import { useAnswer, type Kind, type StatusAfter } from './use-answer.ts';

const kinds: { value: Kind; label: string }[] = [
  { value: 'answer', label: 'Answer' },
  { value: 'note', label: 'Internal note' },
];

const after: { value: StatusAfter; label: string }[] = [
  { value: 'waiting', label: 'Wait for the requester' },
  { value: 'open', label: 'Keep it open' },
  { value: 'resolved', label: 'Mark as solved' },
];

interface Props {
  id: string;
  /** Recipient of the answer. */
  email: string;
  onSent: () => void;
}

export const AnswerForm = ({ id, email, onSent }: Props) => {
  const { message, kind, statusAfter, error, sending, write, setKind, setStatusAfter, send } = useAnswer(id, onSent);
  const isAnswer = kind === 'answer';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Answer or note" data-kind={kind}>
      <div className={styles.kinds} role="radiogroup" aria-label="Kind">
        {kinds.map(({ value, label }) => (
          <label key={value} className={styles.kind}>
            <input
              type="radio"
              name={`kind-${id}`}
              className="visually-hidden"
              checked={kind === value}
              onChange={() => setKind(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <TextAreaField
        label={isAnswer ? 'Your answer' : 'Your note'}
        rows={3}
        maxLength={5_000}
        value={message}
        error={error}
        help={isAnswer ? `Sent to ${email} and shown on the ticket's page.` : 'Only administrators see it.'}
        onChange={(event) => write(event.target.value)}
      />
      <div className={styles.actions}>
        {isAnswer && (
          <SelectField
            label="Then"
            value={statusAfter}
            options={after}
            onChange={(event) => setStatusAfter(chosenOf(after, event.target.value) ?? 'waiting')}
          />
        )}
        <Button type="submit" kind="primary" busy={sending && 'Sending...'}>
          {isAnswer ? 'Send answer' : 'Add note'}
        </Button>
      </div>
    </form>
  );
};
