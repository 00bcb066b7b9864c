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
const FAILED =
  'The file was not read: the server did not answer. Nothing was changed; check your connection and try again.';

interface Options {
  dryRun: boolean;
  skipBad: boolean;
}

async function sendFile({ content }: CatalogueFile, { dryRun, skipBad }: Options): Promise<ImportReport> {
  const query = new URLSearchParams({ dryRun: String(dryRun), skipBad: String(skipBad) });
  const { data } = await marketplace.post(`${CATALOGUE}/import?${query.toString()}`, content, {
    timeout: PATIENCE,
  });
  return readerOf(ImportReport)(data);
}

/** Imports a file: a dry run first, then the real one. */
export const useImport = () => {
  const [chosen, setChosen] = useState<CatalogueFile>();
  const [skipBad, setSkipBad] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (file: CatalogueFile, options: Options) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await sendFile(file, options);
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
      await send(next, { dryRun: true, skipBad });
    } catch (error) {
      setChosen(undefined);
      setFailure(error instanceof Error ? error.message : FAILED);
    }
  };
  const apply = async () => {
    const done = chosen && (await send(chosen, { dryRun: false, skipBad }));
    if (!done) return;
    catalogueChanged();
    notify.success('The file is imported.');
  };
  const changeSkipBad = (skip: boolean) => {
    setSkipBad(skip);
    if (chosen) void send(chosen, { dryRun: true, skipBad: skip });
  };
  return {
    file: chosen,
    report,
    failure,
    busy,
    skipBad,
    changeSkipBad,
    choose: (file: File) => void choose(file),
    apply: () => void apply(),
  };
};
