import { readerOf } from '@marketplace/shared/data';
import { TicketView } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { useState } from 'react';
import { useDraft } from '../form/use-draft.ts';

const NOT_SENT = 'Your answer could not be sent. Check your connection and send it again: what you wrote is kept.';

/** The requester's next answer. What was typed survives every refusal and a reload. */
export const useReply = (token: string, number: string, onSent: (ticket: TicketView) => void) => {
  const { draft, change, clear } = useDraft(`reply-${number}`, { message: '' });
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [sending, setSending] = useState(false);

  const send = async () => {
    if (draft.message.trim() === '') return setError('Write your answer first.');
    setRefused(undefined);
    setSending(true);
    try {
      const message = draft.message.trim();
      const { data } = await marketplace.post('/tex-suite/ticket/status/answer', { token, message });
      const ticket = readerOf(TicketView)(data);
      clear();
      onSent(ticket);
    } catch (thrown) {
      const listed = fieldErrors(thrown).find(({ field }) => field === 'message');
      if (listed) setError(listed.message);
      else setRefused(serverSaid(thrown) ?? NOT_SENT);
    }
    setSending(false);
  };

  const write = (message: string) => {
    change({ message });
    setError(undefined);
  };

  return { message: draft.message, error, refused, sending, write, send };
};
