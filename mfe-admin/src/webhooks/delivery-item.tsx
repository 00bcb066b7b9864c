import type { WebhookDelivery } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { LastSeen } from '../users/last-seen.tsx';
import { attemptText, momentText, nextText } from './attempt-text.ts';
import { DeliveryBadge } from './webhook-badges.tsx';
import styles from './webhooks.module.css';

const attemptsText = ({ length }: WebhookDelivery['attempts']) => (length === 1 ? '1 attempt' : `${length} attempts`);

const Text = ({ label, text }: { label: string; text: string }) => (
  // Scrollable, so it must be focusable.
  // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
  <pre className={styles.code} tabIndex={0} aria-label={label}>
    {text}
  </pre>
);

interface Props {
  delivery: WebhookDelivery;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Undefined while the webhook is off. */
  onReplay: (() => void) | undefined;
}

/** One event that was sent; expands to its attempts and its body. */
export const DeliveryItem = ({ delivery, isOpen, onToggle, onReplay }: Props) => {
  const { type, state, createdAt, attempts, payload, eventId } = delivery;
  const last = attempts.at(-1);
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(!isOpen)}>
        <summary className={styles.summary}>
          <span className={styles.facts}>
            <strong>{type}</strong>
            <DeliveryBadge state={state} />
            <LastSeen at={createdAt} />
          </span>
          <span className={styles.muted}>
            {[last && attemptText(last), attemptsText(attempts), nextText(delivery)].filter(Boolean).join(' · ')}
          </span>
        </summary>
        <div className={styles.detail}>
          <ol className={styles.attempts} aria-label="Attempts">
            {attempts.map((attempt) => (
              <li key={attempt.at}>
                <span className={styles.muted}>{momentText(attempt.at)}</span> {attemptText(attempt)}
                {attempt.excerpt !== null && <Text label="Start of the response" text={attempt.excerpt} />}
              </li>
            ))}
          </ol>
          <Text label="Payload" text={payload} />
          <span className={styles.facts}>
            <Button size="small" disabled={!onReplay} onClick={onReplay} aria-label={`Resend ${type}`}>
              Resend
            </Button>
            <span className={styles.muted}>{eventId}</span>
          </span>
        </div>
      </details>
    </li>
  );
};
