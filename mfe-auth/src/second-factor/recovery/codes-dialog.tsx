import { useRuntimeConfig } from '@marketplace/shared/config';
import { saveBlob } from '@marketplace/shared/http';
import { Button, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '../copy-button.tsx';
import styles from './codes-dialog.module.css';

interface Props {
  codes: string[];
  email: string;
  onSaved: () => void;
}

const fileOf = (codes: string[], brand: string, email: string) =>
  [`Recovery codes for ${email} at ${brand}`, 'Each code works once.', '', ...codes, ''].join('\n');

/** Shows recovery codes, which can't be seen again; closes once they are saved. */
export const CodesDialog = ({ codes, email, onSaved }: Props) => {
  const { brand } = useRuntimeConfig();
  const [hurried, setHurried] = useState(false);
  const download = () =>
    saveBlob(new Blob([fileOf(codes, brand, email)], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <Dialog
      open
      title="Save your recovery codes"
      onClose={() => setHurried(true)}
      footer={
        <Button kind="primary" onClick={onSaved}>
          I’ve saved them
        </Button>
      }
    >
      <div className={styles.content}>
        <p className={styles.text}>
          If you lose your passkey or phone, sign in with a recovery code. Each works once. Keep them somewhere safe,
          such as a password manager. We won’t show them again.
        </p>
        <ol className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.actions}>
          <CopyButton text={codes.join('\n')} what="The list" data-autofocus>
            Copy
          </CopyButton>
          <Button size="small" onClick={download}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Download
          </Button>
        </div>
        {hurried && <Notice tone="danger">Save the codes first, then choose “I’ve saved them”.</Notice>}
      </div>
    </Dialog>
  );
};
