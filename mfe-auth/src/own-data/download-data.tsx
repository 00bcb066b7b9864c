import { saveFile, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

const NOT_MADE = 'We couldn’t create the file. Check your connection and try again.';

/** Saves everything that is held about the user. */
export const DownloadData = () => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFile('/auth/account/data', 'my-data.json');
      notify.success('Your data was downloaded. We emailed you a confirmation.');
    } catch (error) {
      notify.error(serverSaid(error) ?? NOT_MADE);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy && 'Preparing...'} onClick={() => void download()}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      Download my data
    </Button>
  );
};
