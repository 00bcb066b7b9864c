import { useField } from '@marketplace/shared/form';
import { FieldError } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import { Choices } from '../form/choices.tsx';
import { eventGroupsOf, eventTexts } from './events.ts';
import styles from './webhooks.module.css';

/** Which events are sent, as checkboxes grouped by topic. */
export const EventFields = ({ clientId }: { clientId: string | null }) => {
  const { error } = useField('events');
  const errorId = useId();
  return (
    <div className={styles.groups} role="group" aria-label="Events">
      {error !== undefined && <FieldError id={errorId} text={error} isAlert />}
      {eventGroupsOf(clientId).map(({ title, types }) => (
        <Choices
          key={title}
          name="events"
          label={title}
          options={types.map((type) => [type, eventTexts[type]] as const)}
          errorId={errorId}
        />
      ))}
    </div>
  );
};
