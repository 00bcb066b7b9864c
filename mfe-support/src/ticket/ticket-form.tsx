import { Form, FormError } from '@marketplace/shared/form';
import { Button, Card } from '@marketplace/shared/ui';
import { NeedsScripts } from '../form/needs-scripts.tsx';
import { AboutFields } from './about-fields.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { PersonFields } from './person-fields.tsx';
import { StoryFields } from './story-fields.tsx';
import { Suggestions } from './suggestions.tsx';
import styles from './ticket-form.module.css';
import type { Ticket } from './use-ticket.ts';

export const TicketForm = ({ ticket }: { ticket: Ticket }) => {
  const { form, progress, attachment } = ticket;
  return (
    <Card>
      <Form form={form} className={styles.form} method="post" label="Ticket">
        <NeedsScripts />
        <FieldGroup title="About you">
          <PersonFields />
        </FieldGroup>
        <FieldGroup title="What it’s about">
          <AboutFields />
        </FieldGroup>
        <FieldGroup title="What happened">
          <StoryFields />
          <Suggestions draft={form.values} />
          <AttachmentField
            attachment={attachment}
            error={form.errors['attachmentFile'] ?? attachment.error}
            progress={progress}
          />
        </FieldGroup>
        <FormError />
        <Button type="submit" kind="primary" size="large" busy={form.busy && 'Sending...'}>
          Send ticket
        </Button>
      </Form>
    </Card>
  );
};
