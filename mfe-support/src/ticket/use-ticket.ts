import type { TicketReceipt } from '@marketplace/shared/contracts';
import { useForm, type FormOf } from '@marketplace/shared/form';
import { useSearchParams } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import { useState } from 'react';
import { checkTicket } from './check-ticket.ts';
import { raiseTicket } from './raise-ticket.ts';
import { startOf, toTicketData, type TicketDraft } from './ticket-draft.ts';
import { useAttachment } from './use-attachment.ts';

/** From an empty form to a receipt. Typed text survives every refusal and a reload. */
export const useTicket = () => {
  const user = useUser();
  const [query] = useSearchParams();
  /** In percent, while it is being sent. */
  const [progress, setProgress] = useState(0);
  const form: FormOf<TicketDraft, TicketReceipt> = useForm<TicketDraft, TicketReceipt>({
    start: startOf(user, query),
    check: checkTicket,
    send: (draft) => {
      setProgress(0);
      return raiseTicket(toTicketData(draft), attachment.file, setProgress);
    },
    silence: 'Your ticket could not be sent. Check your connection and send it again.',
    marked: 'Check the highlighted fields, then send your ticket again.',
    elsewhere: ['attachmentFile'],
    // A link that says what the ticket is about starts its own draft.
    draft: `ticket?${query.toString()}`,
  });
  const attachment = useAttachment(() => form.clearErrors('attachmentFile'));
  const startAgain = () => {
    form.again();
    attachment.remove();
  };
  return { form, attachment, progress: form.busy ? progress : null, startAgain };
};

export type Ticket = ReturnType<typeof useTicket>;
