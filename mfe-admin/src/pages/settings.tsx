import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { UntilThen } from '../preview/until-then.tsx';
import { SectionList } from '../settings/section-list.tsx';
import { SettingsNav } from '../settings/settings-nav.tsx';
import styles from '../settings/settings-page.module.css';

export default function SettingsPage() {
  return (
    <Page>
      <PageHeader
        above={<AdministrationNav />}
        title="Settings"
        lead="How the marketplace presents itself, charges, writes and protects its accounts."
      />
      <div className={styles.columns}>
        <SettingsNav />
        <div>
          <UntilThen subject="Please change a setting">
            Settings open section by section. Until a section opens, support changes it for you.
          </UntilThen>
          <SectionList />
        </div>
      </div>
    </Page>
  );
}
