import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../http/index.ts';
import { notify } from '../../toast/index.ts';
import { Button } from '../button/button.tsx';

const FAILED = 'The CSV file could not be made. Please try again.';

interface Props {
  /** The call that makes the file, with the filters of the view. */
  path: string;
  /** When the server gives none. */
  fileName: string;
  disabled: boolean;
}

/** Downloads every row that the filters let through, whatever the page. */
export const CsvButton = ({ path, fileName, disabled }: Props) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFile(path, fileName);
    } catch {
      notify.error(FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={disabled} busy={busy && 'Downloading'} onClick={() => void download()}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      CSV
    </Button>
  );
};
