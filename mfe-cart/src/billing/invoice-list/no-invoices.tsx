import { Button, EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ReceiptText, SearchX } from 'lucide-react';

/** Nothing matches what is filtered, or the page lies behind the last one. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No invoices match"
    text="Take a filter away, or widen the dates and amounts."
    actions={<Button onClick={onClear}>Clear filters</Button>}
  />
);

export const NoInvoices = () => (
  <EmptyState
    icon={ReceiptText}
    title="No invoices yet"
    text="Every order is invoiced. Invoices stand here with their due date, tax and balance, to download as PDF."
    actions={<LinkButton to="/">Browse modules</LinkButton>}
  />
);
