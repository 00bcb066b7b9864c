import { readerOf } from '@marketplace/shared/data';
import { ImportReport } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { catalogueChanged } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';
import { readCatalogueFile, type CatalogueFile } from './read-catalogue-file.ts';

/** Timeout, in milliseconds: thousands of modules take a while. */
const PATIENCE = 120_000;
const FAILED = 'The server didn’t respond, so nothing was changed. Check your connection and try again.';

async function sendFile({ content }: CatalogueFile, dryRun: boolean): Promise<ImportReport> {
  const { data } = await marketplace.post(`${CATALOGUE}/import?dryRun=${dryRun}`, content, { timeout: PATIENCE });
  return readerOf(ImportReport)(data);
}

/** Imports a file: a dry run first, then the real one. */
export const useImport = () => {
  const [chosen, setChosen] = useState<CatalogueFile>();
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (file: CatalogueFile, dryRun: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await sendFile(file, dryRun);
      setReport(answer);
      return answer;
    } catch (error) {
      setReport(undefined);
      setFailure(fieldErrors(error)[0]?.message ?? serverSaid(error) ?? FAILED);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File) => {
    setReport(undefined);
    setFailure(undefined);
    try {
      const next = await readCatalogueFile(file);
      setChosen(next);
      await send(next, true);
    } catch (error) {
      setChosen(undefined);
      setFailure(error instanceof Error ? error.message : FAILED);
    }
  };
  const apply = async () => {
    const done = chosen && (await send(chosen, false));
    if (!done) return;
    catalogueChanged();
    const isWhole = done.refusedCount + done.leftOutCount === 0;
    notify.success(isWhole ? 'File imported.' : 'File imported, except for the items in the report.');
  };
  return {
    file: chosen,
    report,
    failure,
    busy,
    choose: (file: File) => void choose(file),
    apply: () => void apply(),
  };
};
