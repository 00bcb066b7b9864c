import { useEffect, useState } from 'react';
import { blank, subscribed, type NewsletterMessage } from './newsletter-message.ts';
import { sendEngagementEvent } from './send-engagement-event.ts';
import { subscribe } from './subscribe.ts';

/** How long a message stays, in milliseconds. */
const MESSAGE_DURATION = 5_000;

/** The sign-up: idle, submitting, then a message that goes away by itself or when the field is edited. */
export const useNewsletter = () => {
  const [email, setEmail] = useState('');
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<NewsletterMessage | null>(null);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_DURATION);
    return () => clearTimeout(timer);
  }, [message]);

  const edit = (value: string) => {
    setEmail(value);
    setMessage(null);
  };

  const submit = async () => {
    const address = email.trim();
    if (submitting) return;
    // A copy, so that a second blank submit restarts the five seconds.
    if (!address) return setMessage({ ...blank });
    setSubmitting(true);
    setMessage(null);
    const answer = await subscribe(address);
    setSubmitting(false);
    setMessage({ ...answer });
    if (answer !== subscribed) return;
    setEmail('');
    sendEngagementEvent('newsletter_subscribe');
  };

  return { email, submitting, message, edit, submit };
};
