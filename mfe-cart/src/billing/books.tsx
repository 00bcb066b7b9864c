import { Client, type User } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { useSearchParams } from '@marketplace/shared/router';
import { EmptyState, SkeletonList } from '@marketplace/shared/ui';
import { Building2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { BooksFrame } from './books-frame.tsx';
import { readPlace } from './books-query.ts';
import { BooksSkeleton } from './books-skeleton.tsx';
import { ClientBooks } from './client-books.tsx';
import { chooseClient, mayChangeBooks } from './clients/choose-client.ts';
import { ClientDirectory } from './clients/client-directory.tsx';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { LoadFailed } from './load-failed.tsx';
import { useBook } from './use-book.ts';

const OrderPage = lazy(async () => ({ default: (await import('../orders/page/order-page.tsx')).OrderPage }));

const CLIENTS = '/tex-suite/clients/user';

const readClients = listReaderOf(Client);

const NoClient = () => (
  <EmptyState
    icon={Building2}
    title="You’re not in an organization yet"
    text="Ask your administrator to add you to the organization you buy for."
  />
);

/** The books that the URL names, of a client that the user may see. */
export const Books = ({ user }: { user: User }) => {
  const [query] = useSearchParams();
  const { status, data: clients, error, reload } = useBook(CLIENTS, readClients);
  const place = readPlace(query);
  const client = clients && chooseClient(clients, place.client);
  const mayChange = client !== undefined && mayChangeBooks(user, client);
  if (client && place.invoice)
    return <InvoicePage key={place.invoice} id={place.invoice} client={client} mayChange={mayChange} />;
  if (client && place.order)
    return (
      <Suspense fallback={<SkeletonList />}>
        <OrderPage key={place.order} id={place.order} client={client} mayChange={mayChange} />
      </Suspense>
    );
  if (clients && client) return <ClientBooks user={user} client={client} clients={clients} place={place} />;
  const content = () => {
    if (status === 'failed') return <LoadFailed what="The payment history" error={error} onRetry={reload} />;
    if (!clients) return <BooksSkeleton />;
    if (clients.length === 0) return <NoClient />;
    return <ClientDirectory clients={clients} unknown={place.client !== null} />;
  };
  return <BooksFrame>{content()}</BooksFrame>;
};
