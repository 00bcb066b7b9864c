import { saveFile } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SubscriptionsView } from './subscriptions-query.ts';

const FAILED = 'The CSV file could not be made. Please try again.';

const csvPath = ({ search, status, module }: SubscriptionsView) => {
  const filters = { q: search.trim(), status, moduleId: module };
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return `/tex-suite/subscription/csv?${query.toString()}`.replace(/\?$/, '');
};

/** Downloads all that the view filters, on whatever page. */
export const CsvButton = ({ view, disabled }: { view: SubscriptionsView; disabled: boolean }) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFile(csvPath(view), 'subscriptions.csv');
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
