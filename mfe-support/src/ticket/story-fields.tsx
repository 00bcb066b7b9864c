import { fieldsOf, useField } from '@marketplace/shared/form';
import styles from './story-fields.module.css';
import type { TicketDraft } from './ticket-draft.ts';

const DESCRIPTION_LIMIT = 5_000;
const NEARLY_FULL = 4_750;

const Counter = ({ count }: { count: number }) => (
  <p className={styles.counter} data-full={count > NEARLY_FULL || undefined}>
    {`${count.toLocaleString('en-IN')} of ${DESCRIPTION_LIMIT.toLocaleString('en-IN')} characters`}
  </p>
);

const Field = fieldsOf<TicketDraft>();

export const StoryFields = () => (
  <>
    <Field.Text name="subject" label="Subject" required maxLength={150} />
    <Field.Area
      name="description"
      label="Description"
      required
      rows={7}
      maxLength={DESCRIPTION_LIMIT}
      help="What you did, what you expected and what happened instead. An Error ID helps."
      counter={<Counter count={useField('description').text.length} />}
    />
  </>
);
