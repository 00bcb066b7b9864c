import { saveFile } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button, type ButtonLook } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { reasonOf } from '../cart/state/reason-of.ts';

interface Props extends ButtonLook {
  /** Relative to the marketplace base. */
  path: string;
  /** Used if the server sends none. */
  fileName: string;
  /** Shown if there is no file: "The CSV file could not be made." */
  failed: string;
  disabled?: boolean;
  /** If several buttons on the page have the same text. */
  label?: string;
  children: ReactNode;
}

/** Downloads a file that requires signing in. */
export const DownloadButton = ({ path, fileName, failed, disabled, label, children, ...look }: Props) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFile(path, fileName);
    } catch (error) {
      notify.error(`${failed} ${reasonOf(error) ?? 'Please try again.'}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      {...look}
      aria-label={label}
      disabled={disabled}
      busy={busy && 'Downloading'}
      onClick={() => void download()}
    >
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
};
