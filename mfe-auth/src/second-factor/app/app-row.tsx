import type { SecondFactors } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Smartphone } from 'lucide-react';
import { IconRow } from '../../icon-row/icon-row.tsx';
import { dayText } from '../../sessions/when-text.ts';

interface Props {
  app: SecondFactors['totp'];
  timeZone: string | null;
  busy: boolean;
  onSetUp: () => void;
  onRemove: () => void;
}

export const AppRow = ({ app, timeZone, busy, onSetUp, onRemove }: Props) => (
  <IconRow
    icon={Smartphone}
    title="Authenticator app"
    action={
      app ? (
        <Button size="small" onClick={onRemove} aria-label="Remove the authenticator app">
          Remove
        </Button>
      ) : (
        <Button size="small" onClick={onSetUp} busy={busy && 'Preparing...'} aria-label="Set up an authenticator app">
          Set up
        </Button>
      )
    }
  >
    <span>
      {app
        ? `Set up ${dayText(app.createdAt, timeZone)}`
        : 'A 6-digit code from an app on your phone, after your password'}
    </span>
  </IconRow>
);
