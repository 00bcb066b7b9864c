import { WEBHOOK_LIMITS, type WebhookChange } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, type Bound } from '@marketplace/shared/form';
import { EventFields } from './event-fields.tsx';
import styles from './webhooks.module.css';

const Field = fieldsOf<WebhookChange>();

interface Props {
  /** Lets a button outside the form submit it. */
  id: string;
  form: Bound;
  isNew: boolean;
  clientId: string | null;
  onLoadAgain: () => void;
}

export const WebhookForm = ({ id, form, isNew, clientId, onLoadAgain }: Props) => (
  <Form form={form} id={id} className={styles.form} label="Webhook">
    <Field.Text
      name="url"
      label="URL"
      type="url"
      maxLength={WEBHOOK_LIMITS.url}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://example.com/webhooks"
      help="We send signed POST requests here. Use a public https URL."
    />
    <Field.Text
      name="description"
      label="Description"
      optional
      maxLength={WEBHOOK_LIMITS.description}
      autoComplete="off"
    />
    {!isNew && <Field.Check name="enabled" label="Send events to this URL" />}
    <EventFields clientId={clientId} />
    <FormError onLoadAgain={onLoadAgain} />
  </Form>
);
