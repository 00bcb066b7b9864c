import type { TicketReceipt } from '@marketplace/shared/contracts';
import { useSearchParams } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import { useState } from 'react';
import { useDraft } from '../form/use-draft.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { checkTicket, type TicketField } from './check-ticket.ts';
import { raiseTicket } from './raise-ticket.ts';
import { startOf, toTicketData, type TicketDraft } from './ticket-draft.ts';
import { useAttachment } from './use-attachment.ts';

/** From an empty form to a receipt. What was typed survives every refusal and a reload. */
export const useTicket = () => {
  const user = useUser();
  const [query] = useSearchParams();
  // A link that says what the ticket is about begins one of its own.
  const { draft, change: keep, clear } = useDraft<TicketDraft>(`ticket?${query.toString()}`, startOf(user, query));
  const { errors, refused, refusals, clearErrors, refuse, forget } = useRefusals<TicketField>();
  /** In percent; null while nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [receipt, setReceipt] = useState<TicketReceipt>();
  const attachment = useAttachment(() => clearErrors(['attachmentFile']));

  const change = (fields: Partial<TicketDraft>) => {
    keep(fields);
    clearErrors(Object.keys(fields));
  };

  const submit = async () => {
    const found = checkTicket(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    forget();
    setProgress(0);
    const outcome = await raiseTicket(toTicketData(draft), attachment.file, setProgress);
    setProgress(null);
    if (outcome.kind === 'refused') return refuse(outcome.errors, outcome.reason);
    setReceipt(outcome.receipt);
    clear();
  };

  const startAgain = () => {
    setReceipt(undefined);
    attachment.remove();
  };

  return { draft, errors, refused, refusals, progress, receipt, attachment, change, submit, startAgain };
};

export type Ticket = ReturnType<typeof useTicket>;
