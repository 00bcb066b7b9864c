import { CONTACT_LIMITS, type ContactField } from '@marketplace/shared/contracts';
import { TextAreaField, TextField } from '@marketplace/shared/ui/form';
import type { ChangeEvent } from 'react';
import styles from './contact-fields.module.css';
import { MessageCounter } from './message-counter.tsx';
import type { Contact } from './use-contact.ts';

export const ContactFields = ({ draft, errors, change }: Pick<Contact, 'draft' | 'errors' | 'change'>) => {
  const field = (name: ContactField) => ({
    name,
    maxLength: CONTACT_LIMITS[name],
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label="Name" required minLength={2} autoComplete="name" {...field('name')} />
        <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        help="If you would rather be called back."
        {...field('phone')}
      />
      <TextField label="Subject" required minLength={3} {...field('subject')} />
      <TextAreaField
        label="Message"
        required
        minLength={10}
        rows={6}
        help="A few sentences are enough; we ask back."
        {...field('message')}
        counter={<MessageCounter count={draft.message.length} />}
      />
    </>
  );
};
