import { Button } from '@marketplace/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { NeedsScripts } from '../form/needs-scripts.tsx';
import { Message } from './message.tsx';
import styles from './newsletter-form.module.css';
import { useNewsletter } from './use-newsletter.ts';

/** One field. The browser's own validation is off, so that our texts can show. */
export const NewsletterForm = () => {
  const { email, submitting, message, edit, submit } = useNewsletter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isRefused = message?.tone === 'error';
  useEffect(() => {
    // Readers who have moved on keep their focus.
    if (isRefused && !document.activeElement?.closest('main')) field.current?.focus();
  }, [isRefused]);
  return (
    <section className={styles.newsletter} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        Newsletter
      </h2>
      <p className={styles.text} id={`${id}-text`}>
        New modules, and updates to yours.
      </p>
      <form
        noValidate
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          Email for the newsletter
        </label>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="email"
          required
          maxLength={254}
          placeholder="you@company.com"
          autoComplete="email"
          aria-describedby={`${id}-text`}
          aria-invalid={isRefused || undefined}
          value={email}
          onChange={(event) => edit(event.target.value)}
        />
        <Button type="submit" busy={submitting && 'Subscribing'}>
          Subscribe
        </Button>
      </form>
      <NeedsScripts />
      <Message message={message} />
    </section>
  );
};
