import { CONTACT_LIMITS } from '@marketplace/shared/contracts';
import { fieldsOf, useField } from '@marketplace/shared/form';
import styles from './contact-fields.module.css';
import { MessageCounter } from './message-counter.tsx';
import type { ContactValues } from './use-contact.ts';

const { name, email, phone, subject, message } = CONTACT_LIMITS;
const Field = fieldsOf<ContactValues>();

export const ContactFields = () => (
  <>
    <div className={styles.pair}>
      <Field.Text name="name" label="Name" required minLength={2} maxLength={name} autoComplete="name" />
      <Field.Text name="email" label="Email" required type="email" maxLength={email} autoComplete="email" />
    </div>
    <Field.Text
      name="phone"
      label="Phone"
      optional
      type="tel"
      maxLength={phone}
      autoComplete="tel"
      help="If you’d rather get a call."
    />
    <Field.Text name="subject" label="Subject" required minLength={3} maxLength={subject} />
    <Field.Area
      name="message"
      label="Message"
      required
      minLength={10}
      maxLength={message}
      rows={6}
      help="A few sentences are enough. We’ll ask if we need more."
      counter={<MessageCounter count={useField('message').text.length} />}
    />
  </>
);
