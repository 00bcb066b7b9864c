import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { OrdersList } from '../orders/orders-list.tsx';

export default function OrdersPage() {
  return (
    <Page dense>
      <PageHeader above={<AdministrationNav />} title="Orders" lead="What organizations have ordered and paid." />
      <OrdersList />
    </Page>
  );
}
