import type { SavedReply } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import styles from './saved-replies.module.css';
import { SAVED_REPLIES } from './use-saved-replies.ts';

interface Draft {
  name: string;
  body: string;
}

interface Props {
  /** Undefined for a new one. */
  reply: SavedReply | undefined;
  onDone: () => void;
}

const Field = fieldsOf<Draft>();

export const ReplyForm = ({ reply, onDone }: Props) => {
  const form = useForm<Draft>({
    start: { name: reply?.name ?? '', body: reply?.body ?? '' },
    tidy: trimmed,
    check: ({ name, body }) => ({
      ...(name === '' && { name: 'Enter a name, so you can find the reply.' }),
      ...(body === '' && { body: 'Enter some text.' }),
    }),
    send: (draft) =>
      reply
        ? marketplace.put(`${SAVED_REPLIES}/${encodeURIComponent(reply.id)}`, { ...draft, updatedAt: reply.updatedAt })
        : marketplace.post(SAVED_REPLIES, draft),
    next: (_answer, draft) => draft,
    onSent: onDone,
    done: 'Reply saved.',
  });
  return (
    <Form form={form} className={styles.form} label={reply ? 'Edit reply' : 'New reply'}>
      <Field.Text name="name" label="Name" maxLength={80} autoComplete="off" />
      <Field.Area
        name="body"
        label="Text"
        rows={8}
        maxLength={5_000}
        help="{name} becomes the requester’s first name."
      />
      <FormError />
      <span className={styles.actions}>
        <Button type="submit" kind="primary" busy={form.busy && 'Saving...'}>
          Save reply
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Back
        </Button>
      </span>
    </Form>
  );
};
