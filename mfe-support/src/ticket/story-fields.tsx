import { TextAreaField, TextField } from '@marketplace/shared/ui/form';
import styles from './story-fields.module.css';
import type { Ticket } from './use-ticket.ts';

const DESCRIPTION_LIMIT = 5_000;
const NEARLY_FULL = 4_750;

const Counter = ({ count }: { count: number }) => (
  <p className={styles.counter} data-full={count > NEARLY_FULL || undefined}>
    {`${count.toLocaleString('en-IN')} of ${DESCRIPTION_LIMIT.toLocaleString('en-IN')} characters`}
  </p>
);

export const StoryFields = ({ draft, errors, change }: Pick<Ticket, 'draft' | 'errors' | 'change'>) => (
  <>
    <TextField
      label="Subject"
      required
      maxLength={150}
      value={draft.subject}
      error={errors.subject}
      onChange={(event) => change({ subject: event.target.value })}
    />
    <TextAreaField
      label="Description"
      required
      rows={7}
      maxLength={DESCRIPTION_LIMIT}
      help="What you did, what you expected, what happened instead. An Error ID helps."
      value={draft.description}
      error={errors.description}
      onChange={(event) => change({ description: event.target.value })}
      counter={<Counter count={draft.description.length} />}
    />
  </>
);
