import type { TicketReceipt } from '@marketplace/shared/contracts';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { CircleCheck } from 'lucide-react';
import { NextSteps } from '../next-steps/next-steps.tsx';

interface Props {
  receipt: TicketReceipt;
  onAgain: () => void;
}

export const TicketRaised = ({ receipt: { number, email, receiptSent }, onAgain }: Props) => (
  <NextSteps
    icon={CircleCheck}
    title="We got your ticket"
    number={number}
    steps={[
      receiptSent
        ? `A receipt is on its way to ${email}.`
        : `We sent ${email} several receipts in the last hour, so there’s none for this ticket.`,
      'A real person will read your ticket and reply within 24 hours.',
      `The link in ${receiptSent ? 'the receipt' : 'the reply'} lets you follow the ticket and add to it, without signing in.`,
    ]}
    actions={
      <>
        <Button onClick={onAgain}>Raise another ticket</Button>
        <LinkButton to="/" kind="quiet">
          Go to Dashboard
        </LinkButton>
      </>
    }
  />
);
