import type { WidgetComponent } from '@marketplace/shared/contracts';
import { useMyModules } from '@marketplace/shared/modules';
import { useUser } from '@marketplace/shared/session';
import { EmptyState, LinkButton, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { PackageOpen } from 'lucide-react';
import { MyModulesPanel } from '../my-modules/my-modules-panel.tsx';
import styles from '../my-modules/my-modules.module.css';
import { SuspendedText } from '../suspended/suspended-text.tsx';

const Empty = ({ onClose }: { onClose: () => void }) => (
  <EmptyState
    icon={PackageOpen}
    title="No Available Modules"
    text="You don't have any modules with access and available URLs. Contact your administrator or explore the marketplace."
    actions={
      <>
        <LinkButton to="/" kind="primary" onClick={onClose}>
          Browse Marketplace
        </LinkButton>
        <LinkButton to="/subscription" onClick={onClose}>
          My Subscriptions
        </LinkButton>
        <LinkButton to="/help" onClick={onClose}>
          Get Help
        </LinkButton>
      </>
    }
  />
);

const names = new Intl.ListFormat('en');

/** What the user has a seat for, but can't open until an invoice is paid. */
const Suspended = ({ onClose }: { onClose: () => void }) => {
  const user = useUser();
  const suspended = user?.userAccess.modules.filter((module) => module.suspended) ?? [];
  if (!user || suspended.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        <SuspendedText
          names={names.format(suspended.map(({ moduleName }) => moduleName))}
          user={user}
          onLeave={onClose}
        />
      </Notice>
    </div>
  );
};

/** The modules that the signed-in user can open, in an overlay. */
const MyModules: WidgetComponent<'mfe-catalog/my-modules'> = ({ open, onClose }) => {
  const modules = useMyModules();
  return (
    <Dialog open={open} onClose={onClose} title="My Modules" size="large">
      <Suspended onClose={onClose} />
      {modules.length > 0 ? <MyModulesPanel modules={modules} onClose={onClose} /> : <Empty onClose={onClose} />}
    </Dialog>
  );
};

export default MyModules;
