import type { AddedFactor } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { createPasskey } from '@marketplace/shared/proof';
import { readAdded, settingUp } from '../read-added.ts';
import { deviceName } from './device-name.ts';
import { NameDialog } from './name-dialog.tsx';
import { PASSKEYS } from './passkeys-path.ts';

interface Props {
  onAdded: (added: AddedFactor) => void;
  onClose: () => void;
}

const add = ({ name }: { name: string }) =>
  settingUp(async () => {
    const passkey = await createPasskey((await marketplace.post(`${PASSKEYS}/options`)).data);
    return readAdded((await marketplace.post(PASSKEYS, { name, passkey })).data);
  });

/** Names a passkey and has the browser make it. */
export const AddPasskey = ({ onAdded, onClose }: Props) => (
  <NameDialog
    title="Add a passkey"
    text="Your browser will ask for your fingerprint, your face, your screen lock or a security key. After that, it’s all you need to sign in."
    name={deviceName()}
    action="Continue"
    busy="Waiting for your passkey..."
    send={add}
    onSent={onAdded}
    onClose={onClose}
  />
);
