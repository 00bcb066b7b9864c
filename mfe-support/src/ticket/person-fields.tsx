import { TextField } from '@marketplace/shared/ui/form';
import type { Ticket } from './use-ticket.ts';

type Props = Pick<Ticket, 'draft' | 'errors' | 'change'>;

export const PersonFields = ({ draft, errors, change }: Props) => (
  <>
    <TextField
      label="Name"
      autoComplete="name"
      required
      maxLength={100}
      value={draft.name}
      error={errors.name}
      onChange={(event) => change({ name: event.target.value })}
    />
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      required
      maxLength={254}
      help="The receipt and our answer go there."
      value={draft.email}
      error={errors.email}
      onChange={(event) => change({ email: event.target.value })}
    />
    <TextField
      label="Phone"
      optional
      type="tel"
      autoComplete="tel"
      maxLength={40}
      value={draft.phone}
      error={errors.phone}
      onChange={(event) => change({ phone: event.target.value })}
    />
  </>
);
