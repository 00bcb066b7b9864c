import { PageHeader } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';

/** The page while no books are open. */
export const BooksFrame = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader
      title="Payment history"
      lead="Your organization’s invoices, orders, payments, subscriptions and dues."
    />
    {children}
  </>
);
