import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import styles from './message.module.css';
import type { NewsletterMessage } from './newsletter-message.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

/** Its space is reserved from the start, so that nothing moves when a message comes or goes. */
export const Message = ({ message }: { message: NewsletterMessage | null }) => {
  const Icon = message && icons[message.tone];
  return (
    <div className={styles.place} role="status">
      {message && Icon && (
        <p className={styles.message} data-tone={message.tone}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {message.text}
        </p>
      )}
      {message?.advice && <p className={styles.advice}>{message.advice}</p>}
    </div>
  );
};
