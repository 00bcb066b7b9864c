import type { SessionSummary } from '@marketplace/shared/contracts';
import { Badge, Button } from '@marketplace/shared/ui';
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import styles from './session-row.module.css';
import { activeText, dayText } from './when-text.ts';

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp };

interface Props {
  session: SessionSummary;
  now: number;
  timeZone: string | null;
  ending: boolean;
  disabled: boolean;
  onEnd: () => void;
}

export const SessionRow = ({ session, now, timeZone, ending, disabled, onEnd }: Props) => {
  const { device, kind, ip, createdAt, lastSeenAt, current } = session;
  const Icon = icons[kind];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.texts}>
        <h3 className={styles.device}>
          {device} {current && <Badge tone="success">This device</Badge>}
        </h3>
        <p className={styles.facts}>
          <span>{current ? 'Active now' : activeText(lastSeenAt, now, timeZone)}</span>
          <span>Signed in {dayText(createdAt, timeZone)}</span>
          <span>{ip}</span>
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          onClick={onEnd}
          disabled={disabled}
          busy={ending && 'Signing out...'}
          aria-label={`Sign out ${device}, ${activeText(lastSeenAt, now, timeZone).toLowerCase()}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
};
