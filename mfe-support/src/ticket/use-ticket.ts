import type { TicketReceipt } from '@marketplace/shared/contracts';
import { useSearchParams } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import { useState } from 'react';
import { checkTicket, type TicketErrors } from './check-ticket.ts';
import { raiseTicket } from './raise-ticket.ts';
import { startOf, toTicketData, type TicketDraft } from './ticket-draft.ts';
import { useAttachment } from './use-attachment.ts';

/** From an empty form to a receipt. What was typed survives every refusal. */
export const useTicket = () => {
  const user = useUser();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState<Partial<TicketDraft>>({});
  const [errors, setErrors] = useState<TicketErrors>({});
  const [refused, setRefused] = useState<string>();
  /** Counts the attempts that found errors. */
  const [refusals, setRefusals] = useState(0);
  /** In percent; null while nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [receipt, setReceipt] = useState<TicketReceipt>();
  const clearErrors = (fields: string[]) =>
    setErrors((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));
  const attachment = useAttachment(() => clearErrors(['attachmentFile']));
  const draft = { ...startOf(user, query), ...typed };

  const change = (fields: Partial<TicketDraft>) => {
    setTyped((before) => ({ ...before, ...fields }));
    clearErrors(Object.keys(fields));
  };

  const refuse = (found: TicketErrors, reason?: string) => {
    setErrors(found);
    setRefused(reason);
    setRefusals((count) => count + 1);
  };

  const send = async () => {
    setErrors({});
    setRefused(undefined);
    setProgress(0);
    const outcome = await raiseTicket(toTicketData(draft), attachment.file, setProgress);
    setProgress(null);
    if (outcome.kind === 'raised') return setReceipt(outcome.receipt);
    refuse(outcome.errors, outcome.reason);
  };

  const submit = async () => {
    const found = checkTicket(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    await send();
  };

  const startAgain = () => {
    setTyped({});
    setReceipt(undefined);
    attachment.remove();
  };

  return { draft, errors, refused, refusals, progress, receipt, attachment, change, submit, startAgain };
};

export type Ticket = ReturnType<typeof useTicket>;
