import type { Client, DuesSummary as Dues, User } from '@marketplace/shared/contracts';
import type { Resource } from '@marketplace/shared/data';
import { LinkButton, PageHeader, SkeletonList } from '@marketplace/shared/ui';
import { lazy, Suspense } from 'react';
import type { BooksPlace } from './books-query.ts';
import { BooksTabs } from './books-tabs.tsx';
import { mayChangeBooks } from './clients/choose-client.ts';
import { ClientPicker } from './clients/client-picker.tsx';
import { DuesList } from './dues/dues-list.tsx';
import { DuesSummary } from './dues/dues-summary.tsx';
import { useDues } from './dues/use-dues.ts';
import { InvoiceList } from './invoice-list/invoice-list.tsx';
import { PaymentList } from './payments/payment-list.tsx';

const Subscriptions = lazy(async () => ({
  default: (await import('../subscriptions/subscriptions.tsx')).Subscriptions,
}));
const OrderList = lazy(async () => ({ default: (await import('../orders/list/order-list.tsx')).OrderList }));

interface Props {
  user: User;
  client: Client;
  clients: Client[];
  place: BooksPlace;
}

type ViewProps = Omit<Props, 'clients'> & { dues: Resource<Dues>; mayChange: boolean };

const View = ({ user, client, place, dues, mayChange }: ViewProps) => {
  switch (place.view) {
    case 'orders':
      return <OrderList client={client} />;
    case 'payments':
      return <PaymentList client={client} />;
    case 'subscriptions':
      return <Subscriptions user={user} client={client} mayChange={mayChange} />;
    case 'dues':
      return <DuesList resource={dues} mayChange={mayChange} />;
    default:
      return <InvoiceList user={user} client={client} />;
  }
};

/** The books of one client, one part at a time. */
export const ClientBooks = ({ user, client, clients, place }: Props) => {
  const dues = useDues(client.id);
  const mayChange = mayChangeBooks(user, client);
  return (
    <>
      <PageHeader
        title="Payment history"
        lead={`Invoices, orders, payments, subscriptions and dues for ${client.name}.`}
        actions={
          <>
            <ClientPicker clients={clients} client={client} view={place.view} />
            {mayChange && <LinkButton to={`/organizations/${encodeURIComponent(client.id)}`}>Members</LinkButton>}
          </>
        }
      />
      <DuesSummary resource={dues} named={place.client} mayChange={mayChange} />
      <BooksTabs current={place.view} client={place.client} />
      <Suspense fallback={<SkeletonList />}>
        <View user={user} client={client} place={place} dues={dues} mayChange={mayChange} />
      </Suspense>
    </>
  );
};
