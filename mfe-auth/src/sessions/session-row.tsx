import { type SessionSummary, statusTones } from '@marketplace/shared/contracts';
import { Badge, Button } from '@marketplace/shared/ui';
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import { IconRow } from '../icon-row/icon-row.tsx';
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
  const active = activeText(lastSeenAt, now, timeZone);
  const end = (
    <Button
      size="small"
      onClick={onEnd}
      disabled={disabled}
      busy={ending && 'Signing out...'}
      aria-label={`Sign out ${device}, ${active.toLowerCase()}`}
    >
      Sign out
    </Button>
  );
  return (
    <IconRow
      icon={icons[kind]}
      title={
        <>
          {device} {current && <Badge tone={statusTones.active}>This device</Badge>}
        </>
      }
      action={!current && end}
    >
      <span>{current ? 'Active now' : active}</span>
      <span>Signed in {dayText(createdAt, timeZone)}</span>
      <span>{ip}</span>
    </IconRow>
  );
};
