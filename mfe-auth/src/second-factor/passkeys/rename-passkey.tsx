import type { PasskeySummary } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { settingUp } from '../read-added.ts';
import { NameDialog } from './name-dialog.tsx';
import { passkeyPath } from './passkeys-path.ts';

interface Props {
  passkey: PasskeySummary;
  onRenamed: () => void;
  onClose: () => void;
}

export const RenamePasskey = ({ passkey, onRenamed, onClose }: Props) => (
  <NameDialog
    title="Rename this passkey"
    text="Only you see this name. It doesn’t change how you sign in."
    name={passkey.name}
    action="Rename"
    busy="Renaming..."
    send={(named) => settingUp(() => marketplace.put(passkeyPath(passkey.id), named))}
    onSent={onRenamed}
    onClose={onClose}
  />
);
