import { Download } from 'lucide-react';
import { useState } from 'react';
import { codeOf, saveFile, serverSaid } from '../../http/index.ts';
import { notify } from '../../toast/index.ts';
import { Button } from '../button/button.tsx';

const FAILED = 'The CSV file could not be created. Please try again.';

/** Only a user who did not confirm who they are needs another reason. */
const reasonOf = (error: unknown) =>
  (codeOf(error) === 'fresh_factor_required' ? serverSaid(error) : undefined) ?? FAILED;

interface Props {
  /** The endpoint that makes the file, with the view's filters. */
  path: string;
  /** Default if the server gives none. */
  fileName: string;
  disabled: boolean;
  /** What the file contains, read aloud if a page has several. */
  about?: string;
}

/** Downloads every row that matches the filters, on all pages. */
export const CsvButton = ({ path, fileName, disabled, about }: Props) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFile(path, fileName);
    } catch (error) {
      notify.error(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={disabled} busy={busy && 'Downloading'} onClick={() => void download()}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      CSV{about && <span className="visually-hidden"> of {about}</span>}
    </Button>
  );
};
