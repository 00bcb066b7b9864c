import type { WebhookEventType } from '@marketplace/shared/contracts';
import { useField } from '@marketplace/shared/form';
import { CheckboxField, FieldError } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import { eventGroupsOf, eventTexts } from './events.ts';
import styles from './webhooks.module.css';

/** Which events are sent, as checkboxes by what they are about. */
export const EventFields = ({ clientId }: { clientId: string | null }) => {
  const { value, set, error, busy } = useField('events');
  const errorId = useId();
  const chosen = value as WebhookEventType[];
  const choose = (type: WebhookEventType, on: boolean) =>
    // In the order of the server, so that the same choice counts as unchanged.
    set([...chosen.filter((one) => one !== type), ...(on ? [type] : [])].sort());
  return (
    <div className={styles.groups} role="group" aria-label="Events">
      {error !== undefined && <FieldError id={errorId} text={error} isAlert />}
      {eventGroupsOf(clientId).map(({ title, types }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          {types.map((type) => (
            <CheckboxField
              key={type}
              disabled={busy}
              aria-invalid={error !== undefined}
              {...(error !== undefined && { 'aria-describedby': errorId })}
              checked={chosen.includes(type)}
              onChange={({ target }) => choose(type, target.checked)}
              label={
                <span className={styles.event}>
                  {type}
                  <span className={styles.muted}>{eventTexts[type]}</span>
                </span>
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
};
