import { Form, FormError } from '@marketplace/shared/form';
import { useHref } from '@marketplace/shared/router';
import { Button, Card, useHydrated } from '@marketplace/shared/ui';
import { SpamTrap } from '../form/spam-trap.tsx';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import type { Contact } from './use-contact.ts';

/** Two animations that look the same: switching between them plays it again. */
const pulseOf = (refusals: number) => (refusals === 0 ? undefined : refusals % 2 === 1 ? 'odd' : 'even');

export const ContactForm = ({ contact }: { contact: Contact }) => {
  const { attempts, busy } = contact;
  const action = useHref('/contactus');
  // Without scripts the browser validates the form and sends it.
  const judged = useHydrated();

  return (
    <Card className={styles.card ?? ''} data-pulse={pulseOf(attempts)}>
      <h2 className={styles.title} id="contact-form">
        Send us a message
      </h2>
      <p className={styles.lead}>A real person will reply by email within 24 hours.</p>
      <Form
        form={contact}
        className={styles.form}
        method="post"
        action={action}
        noValidate={judged}
        aria-labelledby="contact-form"
      >
        <ContactFields />
        <SpamTrap />
        <FormError />
        <Button type="submit" kind="primary" size="large" busy={busy && 'Sending...'}>
          Send Message
        </Button>
      </Form>
    </Card>
  );
};
