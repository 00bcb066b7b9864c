import type { TicketDetail, TicketEvent } from '@marketplace/shared/contracts';
import { Form } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { SelectField, TextAreaField } from '@marketplace/shared/ui/form';
import { FilesField, useFiles, useFileTarget } from '@marketplace/shared/ui/conversation';
import { chosenOf } from '@marketplace/shared/ui/list';
import { ReplyPicker } from '../saved-replies/reply-picker.tsx';
import styles from './answer-form.module.css';
import { filePlaceOf } from './file-place-of.ts';
import { News } from './news.tsx';
import { useAnswer, type Kind, type StatusAfter } from './use-answer.ts';

const kinds: { value: Kind; label: string }[] = [
  { value: 'answer', label: 'Reply' },
  { value: 'note', label: 'Internal note' },
];

const after: { value: StatusAfter; label: string }[] = [
  { value: 'waiting', label: 'Wait for a reply' },
  { value: 'open', label: 'Keep open' },
  { value: 'resolved', label: 'Mark as solved' },
];

const sendLabel = (isAnswer: boolean, isConflict: boolean) => {
  if (!isAnswer) return 'Add note';
  return isConflict ? 'Send anyway' : 'Send reply';
};

interface Props {
  ticket: TicketDetail;
  /** What others have done while the ticket was open. */
  news: TicketEvent[];
  onSent: () => void;
  onConflict: () => void;
}

export const AnswerForm = ({ ticket: { id, name, email, events }, news, onSent, onConflict }: Props) => {
  const seen = events.at(-1)?.id ?? null;
  const files = useFiles(filePlaceOf(id), `ticket-${id}`);
  const target = useFileTarget(files.add);
  const answer = useAnswer({ id, seen, files, onSent, onConflict });
  const { message, kind, statusAfter, error, attempts, isConflict, sending } = answer;
  const { write, setKind, setStatusAfter, send } = answer;
  const isAnswer = kind === 'answer';
  const insert = (text: string) => write(message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`);
  const errors: Record<string, string> = error === undefined ? {} : { message: error };
  const form = {
    ...{ values: { message }, errors, attempts, busy: sending },
    set: (_: string, value: unknown) => write(String(value)),
    submit: send,
  };
  return (
    <Form form={form} className={styles.form} label="Reply or note" data-kind={kind} {...target}>
      <News events={news} />
      <div className={styles.head}>
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
        {isAnswer && <ReplyPicker name={name} onPick={insert} />}
      </div>
      <TextAreaField
        label={isAnswer ? 'Your reply' : 'Your note'}
        rows={3}
        maxLength={5_000}
        value={message}
        error={error}
        help={isAnswer ? `Sent to ${email} and shown on the ticket’s page.` : 'Only administrators see it.'}
        onChange={(event) => write(event.target.value)}
      />
      <FilesField files={files} />
      <div className={styles.actions}>
        {isAnswer && (
          <SelectField
            label="After sending"
            value={statusAfter}
            options={after}
            onChange={(event) => setStatusAfter(chosenOf(after, event.target.value) ?? 'waiting')}
          />
        )}
        <Button type="submit" kind="primary" busy={sending && 'Sending...'}>
          {sendLabel(isAnswer, isConflict)}
        </Button>
      </div>
    </Form>
  );
};
