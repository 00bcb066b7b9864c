import { Page, PageHeader } from '@marketplace/shared/ui';
import { Armchair, CalendarClock, CreditCard, FileDown, Layers } from 'lucide-react';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import type { Section } from '../preview/section.ts';
import { SectionGrid } from '../preview/section-grid.tsx';
import { TablePreview } from '../preview/table-preview.tsx';
import { UntilThen } from '../preview/until-then.tsx';
import styles from '../subscription/subscription-page.module.css';

const sections: Section[] = [
  { icon: Layers, title: 'Active', text: 'How many modules are running, and for how many users.' },
  { icon: CalendarClock, title: 'Ending soon', text: 'What ends within 30 days, with a warning before it does.' },
  { icon: Armchair, title: 'Seats', text: 'Who holds a seat, and how many are free.' },
  { icon: FileDown, title: 'Export', text: 'The list as it is filtered, as a CSV file.' },
];

export default function SubscriptionPage() {
  return (
    <Page>
      <PageHeader
        above={<AdministrationNav />}
        title="My Subscriptions"
        lead="Every module that your organization subscribes to."
      />
      <UntilThen subject="Please send me our subscriptions">
        Subscriptions are listed here once orders can be placed. Until then support sends you the state of yours.
      </UntilThen>
      <div className={styles.stack}>
        <SectionGrid sections={sections} />
        <TablePreview
          icon={CreditCard}
          title="Subscriptions"
          text="One row for each module: who uses it, until when, and what it renews at. Users can be added and terms extended from the row."
          columns={['Module', 'Client', 'Users', 'Ends', 'Status', 'Renews at']}
        />
      </div>
    </Page>
  );
}
