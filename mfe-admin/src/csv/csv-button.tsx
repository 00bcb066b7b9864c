import { saveFile } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

const FAILED = 'The CSV file could not be made. Please try again.';

interface Props {
  /** The call that makes the file, with the filters of the view. */
  path: string;
  fileName: string;
  disabled: boolean;
}

/** Downloads all that the view filters, on whatever page. */
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
