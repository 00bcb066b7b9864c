import { Button, Card, Notice } from '@marketplace/shared/ui';
import type { FormEvent } from 'react';
import { NeedsScripts } from '../form/needs-scripts.tsx';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import { AboutFields } from './about-fields.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { PersonFields } from './person-fields.tsx';
import { StoryFields } from './story-fields.tsx';
import { Suggestions } from './suggestions/suggestions.tsx';
import styles from './ticket-form.module.css';
import type { Ticket } from './use-ticket.ts';

export const TicketForm = ({ ticket }: { ticket: Ticket }) => {
  const { errors, refused, refusals, progress, attachment, submit } = ticket;
  const form = useFocusFirstError(refusals);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Card>
      <form ref={form} className={styles.form} method="post" onSubmit={send} noValidate aria-label="Ticket">
        <NeedsScripts />
        <FieldGroup title="About you">
          <PersonFields {...ticket} />
        </FieldGroup>
        <FieldGroup title="What it concerns">
          <AboutFields {...ticket} />
        </FieldGroup>
        <FieldGroup title="What happened">
          <StoryFields {...ticket} />
          <Suggestions draft={ticket.draft} />
          <AttachmentField
            attachment={attachment}
            error={errors.attachmentFile ?? attachment.error}
            progress={progress}
          />
        </FieldGroup>
        {refused && <Notice tone="danger">{refused}</Notice>}
        <Button type="submit" kind="primary" size="large" busy={progress !== null && 'Sending...'}>
          Send ticket
        </Button>
      </form>
    </Card>
  );
};
