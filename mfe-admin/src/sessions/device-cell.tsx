import { type AdminSession, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import styles from './device-cell.module.css';

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp };

export const DeviceCell = ({ device, kind, current }: Pick<AdminSession, 'device' | 'kind' | 'current'>) => {
  const Icon = icons[kind];
  return (
    <span className={styles.device}>
      <Icon size={16} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <span className={styles.texts}>
        {device}
        {current && <Badge tone={statusTones.active}>This device</Badge>}
      </span>
    </span>
  );
};
