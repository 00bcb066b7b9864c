import { Page, PageHeader } from '@marketplace/shared/ui';
import { Filter, LogOut, MonitorSmartphone, ShieldAlert } from 'lucide-react';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import type { Section } from '../preview/section.ts';
import { SectionGrid } from '../preview/section-grid.tsx';
import { TablePreview } from '../preview/table-preview.tsx';
import { UntilThen } from '../preview/until-then.tsx';
import styles from '../sessions/sessions-page.module.css';

const sections: Section[] = [
  { icon: Filter, title: 'Find', text: 'By user, device or address, and by when a session was last seen.' },
  {
    icon: LogOut,
    title: 'End one',
    text: 'The next call of that session is refused, and the device has to sign in again.',
  },
  {
    icon: ShieldAlert,
    title: 'End all of a user',
    text: 'For a lost device or a password in wrong hands, in one step.',
  },
];

export default function SessionsPage() {
  return (
    <Page>
      <PageHeader
        above={<AdministrationNav />}
        title="Sessions"
        lead="Who is signed in, on which device, since when."
      />
      <UntilThen subject="Please end a session">
        Sessions cannot be ended here yet. Support ends them for you, at once if it is urgent.
      </UntilThen>
      <div className={styles.stack}>
        <TablePreview
          icon={MonitorSmartphone}
          title="Live sessions"
          text="One row for each device that somebody is signed in on. Yours is marked, so that you do not sign yourself out."
          columns={['User', 'Device', 'Address', 'Started', 'Last seen', 'Expires']}
        />
        <SectionGrid sections={sections} />
      </div>
    </Page>
  );
}
