import { EmptyState, Page, PageHeader } from '@marketplace/shared/ui';
import { Inbox } from 'lucide-react';

export default function NewThingPage() {
  return (
    <Page>
      <PageHeader title="New thing" />
      <EmptyState icon={Inbox} title="No new thing yet" text="Add one and it shows up here." />
    </Page>
  );
}
