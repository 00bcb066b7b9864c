import { SECOND_FACTOR_LIMITS, type SecondFactors, statusTones } from '@marketplace/shared/contracts';
import { Badge, Button } from '@marketplace/shared/ui';
import { LifeBuoy } from 'lucide-react';
import { IconRow } from '../../icon-row/icon-row.tsx';
import { dayText } from '../../sessions/when-text.ts';

/** From here on, users are told to make new ones. */
const FEW = 3;

interface Props {
  codes: SecondFactors['recoveryCodes'];
  timeZone: string | null;
  onRenew: () => void;
}

const leftText = (left: number) => (left === 0 ? 'None left' : `${left} of ${SECOND_FACTOR_LIMITS.recoveryCodes} left`);

export const CodesRow = ({ codes, timeZone, onRenew }: Props) => {
  const left = codes?.left ?? 0;
  return (
    <IconRow
      icon={LifeBuoy}
      title={<>Recovery codes {left <= FEW && <Badge tone={statusTones.expiring}>Few left</Badge>}</>}
      action={
        <Button size="small" onClick={onRenew} aria-label="Create new recovery codes">
          New codes
        </Button>
      }
    >
      <span>{leftText(left)}</span>
      {codes && <span>Created {dayText(codes.createdAt, timeZone)}</span>}
    </IconRow>
  );
};
