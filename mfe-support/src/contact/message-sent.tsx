import { Card } from '@marketplace/shared/ui';
import { CircleCheck, Mail } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './message-sent.module.css';

interface Props {
  /** Unknown if the page was reloaded after sending. */
  email?: string;
  /** The server's own words, preferred to ours. */
  message?: string | undefined;
  /** Opens an empty form again. */
  another: ReactNode;
}

const THANKS =
  "Thank you for reaching out to us. We've received your message and will get back to you within 24 hours.";

/** Takes the focus, because the form that had it is gone. */
export const MessageSent = ({ email, message, another }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card className={styles.panel ?? ''} id="message-sent">
      <CircleCheck size={32} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <h2 className={styles.title} id="message-sent" ref={heading} tabIndex={-1}>
        Message Sent Successfully!
      </h2>
      <p className={styles.text}>{message ?? THANKS}</p>
      <p className={styles.note}>
        <Mail size={16} strokeWidth={1.75} aria-hidden />
        <span>A confirmation email has been sent to {email ? <strong>{email}</strong> : 'your address'}.</span>
      </p>
      {another}
    </Card>
  );
};
