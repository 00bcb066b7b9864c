import { accessLook, type Module } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { useUser } from '@marketplace/shared/session';
import { Badge, Breadcrumb, Card, LinkButton, ModuleIcon, Notice, PageHeader } from '@marketplace/shared/ui';
import { ModuleTutorials } from '../module/module-tutorials.tsx';
import { OpenModuleLink } from '../module/open-module-link.tsx';
import { ModuleUsageCard } from '../module-usage/module-usage.tsx';
import { useModuleUsage } from '../module-usage/use-module-usage.ts';
import { SuspendedText } from '../suspended/suspended-text.tsx';
import styles from './module-dashboard.module.css';

const Access = ({ module, url }: { module: Module; url: string | null }) => {
  const user = useUser();
  const access = user?.userAccess.modules.find(({ id }) => id === module.id);
  const { tone, label } = accessLook(access?.moduleAccess ?? 'No Access', access?.suspended);
  const sections = access?.sections ?? [];
  return (
    <Card className={styles.card}>
      <h2>Your access</h2>
      <p>
        <Badge tone={access ? tone : 'neutral'}>{label}</Badge>
      </p>
      {!access && <p className={styles.quiet}>Ask your organization’s payment admin for this module.</p>}
      {user && access?.suspended && (
        <p className={styles.quiet}>
          <SuspendedText names={module.name} user={user} />
        </p>
      )}
      <ul className={styles.sections}>
        {sections.map(({ sectionId, sectionName }) => (
          <li key={sectionId}>{sectionName}</li>
        ))}
      </ul>
      {access && !url && <Notice tone="info">This module can’t be opened yet.</Notice>}
    </Card>
  );
};

interface QuickLinksProps {
  module: Module;
  url: string | null;
  onOpened: () => void;
}

const QuickLinks = ({ module, url, onOpened }: QuickLinksProps) => (
  <Card className={styles.card}>
    <h2>Quick links</h2>
    <div className={styles.links}>
      {url && (
        <OpenModuleLink moduleId={module.id} url={url} className={styles.open} onCounted={onOpened}>
          Open {module.name}
        </OpenModuleLink>
      )}
      <LinkButton to={modulePage(module.id)}>About this module</LinkButton>
      <LinkButton to="/tutorial">All tutorials</LinkButton>
      <LinkButton to="/ticket">Raise a Ticket</LinkButton>
    </div>
  </Card>
);

export const ModuleDashboard = ({ module, url }: { module: Module; url: string | null }) => {
  const usage = useModuleUsage(module.id);
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[
              { label: 'Marketplace', to: '/' },
              { label: module.name, to: modulePage(module.id) },
              { label: 'Dashboard' },
            ]}
          />
        }
        title={
          <span className={styles.title}>
            <ModuleIcon name={module.name} iconUrl={module.iconUrl} hue={module.categoryHue} size={48} /> {module.name}
          </span>
        }
        lead={module.tagline}
      />
      <div className={styles.columns}>
        <Access module={module} url={url} />
        <QuickLinks module={module} url={url} onOpened={usage.reload} />
        <ModuleUsageCard module={module} usage={usage} />
      </div>
      <ModuleTutorials moduleId={module.id} />
    </>
  );
};
