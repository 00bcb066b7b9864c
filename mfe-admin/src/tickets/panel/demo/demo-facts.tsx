import type { Demo, TicketDetail } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { useState, type ReactNode } from 'react';
import { useQuestion } from '../../../question/use-question.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import { cancelDemo } from './cancel-demo.ts';
import styles from './demo-facts.module.css';
import { preferredText, timeText } from './time-text.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Appointment = ({ demo }: { demo: Demo }) => {
  const { appointment, timeZone, ownTimeZone } = demo;
  if (!appointment) return <Fact name="Confirmed">Not yet</Fact>;
  const at = new Date(appointment.startsAt);
  return (
    <>
      <Fact name="Our time">
        <strong>{timeText(at, ownTimeZone)}</strong>, {appointment.minutes} minutes
      </Fact>
      {timeZone && timeZone !== ownTimeZone && <Fact name="Their time">{timeText(at, timeZone)}</Fact>}
      <Fact name="Where">
        {/^https?:\/\//.test(appointment.place) ? (
          <a href={appointment.place} target="_blank" rel="noreferrer">
            {appointment.place}
          </a>
        ) : (
          appointment.place
        )}
      </Fact>
    </>
  );
};

interface Props {
  ticket: TicketDetail;
  demo: Demo;
  onChanged: () => void;
}

/** What the requester wants to see and when, and the agreed time. */
export const DemoFacts = ({ ticket: { id, name }, demo, onChanged }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const { ask, dialog } = useQuestion();
  const { company, teamSize, modules, appointment, sequence } = demo;
  const askToCancel = () =>
    ask({
      title: 'Cancel this demo?',
      text: `${name} gets an email that removes it from their calendar.`,
      action: 'Cancel demo',
      run: async () => {
        const done = await cancelDemo(id, sequence);
        onChanged();
        return done;
      },
    });
  return (
    <section className={styles.demo} aria-label="Demo">
      <dl className={styles.facts}>
        <Fact name="Company">{teamSize === null ? company : `${company}, ${teamSize} people`}</Fact>
        <Fact name="Modules">{modules.map((module) => module.name).join(', ') || 'An overview'}</Fact>
        <Fact name="Preferred">{preferredText(demo)}</Fact>
        <Appointment demo={demo} />
      </dl>
      {isOpen ? (
        <AppointmentForm {...{ id, demo, onSent: onChanged, onClose: () => setIsOpen(false) }} />
      ) : (
        <span className={styles.actions}>
          <Button onClick={() => setIsOpen(true)}>{appointment ? 'Change time' : 'Confirm time'}</Button>
          {appointment && (
            <Button kind="quiet" onClick={askToCancel}>
              Cancel demo
            </Button>
          )}
        </span>
      )}
      {dialog}
    </section>
  );
};
