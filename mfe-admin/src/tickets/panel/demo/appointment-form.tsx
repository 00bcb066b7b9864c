import type { Demo } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { CorrectionForm } from '../../../orders/panel/correction-form.tsx';
import { timeText } from './time-text.ts';
import { startOf, useAppointment, type Draft } from './use-appointment.ts';

interface Props {
  id: string;
  demo: Demo;
  onSent: () => void;
  onClose: () => void;
}

const lengths = [30, 45, 60].map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

const Field = fieldsOf<Draft>();

/** The time as the requester will read it. */
const theirs = (draft: Draft, { timeZone, ownTimeZone }: Demo) => {
  if (!timeZone) return 'We don’t know their time zone, so they’ll see ours.';
  const at = startOf(draft, ownTimeZone);
  if (!at || timeZone === ownTimeZone) return `They’re in ${timeZone}.`;
  return `They’ll see ${timeText(at, timeZone)}.`;
};

/** Confirms the time of a demo, or moves it. */
export const AppointmentForm = ({ id, demo, onSent, onClose }: Props) => {
  const form = useAppointment({
    ...{ id, demo },
    onSent: () => {
      onSent();
      onClose();
    },
  });
  const label = demo.appointment ? 'Change time' : 'Confirm time';
  return (
    <CorrectionForm
      form={form}
      title={label}
      lead={`The requester gets an email with a calendar invitation. ${theirs(form.values, demo)}`}
      what="the demo time"
      submit={{ label: demo.appointment ? 'Send new time' : 'Send invitation', busy: 'Sending...' }}
      onClose={onClose}
    >
      <Field.Text name="day" label="Date" type="date" />
      <Field.Text name="time" label={`Time in ${demo.ownTimeZone}`} type="time" />
      <Field.Select name="minutes" label="Length" options={lengths} />
      <Field.Text name="place" label="Link or location" maxLength={500} autoComplete="off" />
    </CorrectionForm>
  );
};
