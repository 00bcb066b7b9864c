import { fieldsOf } from '@marketplace/shared/form';
import type { TicketDraft } from './ticket-draft.ts';

const Field = fieldsOf<TicketDraft>();

export const PersonFields = () => (
  <>
    <Field.Text name="name" label="Name" autoComplete="name" required maxLength={100} />
    <Field.Text
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      required
      maxLength={254}
      help="We’ll send the receipt and our reply here."
    />
    <Field.Text name="phone" label="Phone" optional type="tel" autoComplete="tel" maxLength={40} />
  </>
);
