import { TicketView } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';

interface Props {
  token: string;
  onSolved: (ticket: TicketView) => void;
}

const NOT_SOLVED = 'The ticket could not be marked as solved. Check your connection and try again.';

/** Lets the requester mark the ticket as solved. What they have typed stays. */
export const SolveButton = ({ token, onSolved }: Props) => {
  const [busy, setBusy] = useState(false);
  const solve = async () => {
    setBusy(true);
    try {
      const { data } = await marketplace.post('/tex-suite/ticket/status/solved', { token });
      onSolved(readerOf(TicketView)(data));
      notify.success('Marked as solved. Thank you!');
    } catch (error) {
      notify.error(serverSaid(error) ?? NOT_SOLVED);
    }
    setBusy(false);
  };
  return (
    <Button busy={busy && 'Marking as solved...'} onClick={() => void solve()}>
      <Check size={16} strokeWidth={1.75} aria-hidden />
      This solved it
    </Button>
  );
};
