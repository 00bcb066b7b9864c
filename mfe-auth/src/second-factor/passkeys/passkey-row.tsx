import type { PasskeySummary } from '@marketplace/shared/contracts';
import { ActionsMenu } from '@marketplace/shared/ui/menu';
import { Fingerprint, SquarePen, Trash2 } from 'lucide-react';
import { IconRow } from '../../icon-row/icon-row.tsx';
import { dayText } from '../../sessions/when-text.ts';

interface Props {
  passkey: PasskeySummary;
  timeZone: string | null;
  onRename: () => void;
  onRemove: () => void;
}

export const PasskeyRow = ({ passkey, timeZone, onRename, onRemove }: Props) => {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <IconRow
      icon={Fingerprint}
      title={name}
      action={
        <ActionsMenu
          label={`Actions for ${name}`}
          actions={[
            { label: 'Rename', icon: SquarePen, onSelect: onRename },
            { label: 'Remove', icon: Trash2, onSelect: onRemove },
          ]}
        />
      }
    >
      <span>{synced ? 'Synced between your devices' : 'On one device only'}</span>
      <span>Added {dayText(createdAt, timeZone)}</span>
      <span>{lastUsedAt ? `Last used ${dayText(lastUsedAt, timeZone)}` : 'Not used yet'}</span>
    </IconRow>
  );
};
