import { useSearchParams } from '@marketplace/shared/router';
import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { SettingsNav } from '../settings/settings-nav.tsx';
import styles from '../settings/settings-page.module.css';
import { SettingsSection } from '../settings/settings-section.tsx';
import { sectionOf } from '../settings/section-of.ts';

export default function SettingsPage() {
  const [query] = useSearchParams();
  const section = sectionOf(query);
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Settings"
        lead="Your company, taxes, emails, security and integrations."
      />
      <div className={styles.columns}>
        <SettingsNav current={section.id} />
        <SettingsSection key={section.id} section={section} />
      </div>
    </Page>
  );
}
