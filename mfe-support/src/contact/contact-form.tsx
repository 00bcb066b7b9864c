import { useHref } from '@marketplace/shared/router';
import { Button, Card, Notice, useHydrated } from '@marketplace/shared/ui';
import type { FormEvent } from 'react';
import { SpamTrap } from '../form/spam-trap.tsx';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import type { Contact } from './use-contact.ts';

/** Two animations that look the same: changing from one to the other plays it again. */
const pulseOf = (refusals: number) => (refusals === 0 ? undefined : refusals % 2 === 1 ? 'odd' : 'even');

export const ContactForm = ({ contact }: { contact: Contact }) => {
  const { website, refused, refusals, submitting, setWebsite, submit } = contact;
  const form = useFocusFirstError(refusals);
  const action = useHref('/contactus');
  // Without scripts the browser sends the form itself, and judges it before.
  const judged = useHydrated();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Card className={styles.card ?? ''} data-pulse={pulseOf(refusals)}>
      <h2 className={styles.title} id="contact-form">
        Send us a message
      </h2>
      <p className={styles.lead}>A person reads it and answers by e-mail within 24 hours.</p>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        onSubmit={send}
        noValidate={judged}
        aria-labelledby="contact-form"
      >
        <ContactFields {...contact} />
        <SpamTrap value={website} onChange={setWebsite} />
        {refused && <Notice tone="danger">{refused}</Notice>}
        <Button type="submit" kind="primary" size="large" busy={submitting && 'Sending...'}>
          Send Message
        </Button>
      </form>
    </Card>
  );
};
