import type { ImportReport } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { catalogueChanged } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';

const MAX_BYTES = 20 * 1024 * 1024;
/** In milliseconds: thousands of modules take their time. */
const PATIENCE = 120_000;
const FAILED = 'The file was not read: no answer came. Nothing was changed; check your connection and try again.';

interface Chosen {
  name: string;
  content: unknown;
}

async function readFile(file: File): Promise<unknown> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 20 MB: split it, or use npm run catalog:import.');
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(`${file.name} is not JSON. Choose a catalogue file, such as an export.`);
  }
}

/** A file that is tried first and applied when its report is liked. */
export const useImport = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [skipBad, setSkipBad] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async ({ content }: Chosen, options: { dryRun: boolean; skipBad: boolean }) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const query = new URLSearchParams({ dryRun: String(options.dryRun), skipBad: String(options.skipBad) });
      const { data } = await marketplace.post<ImportReport>(`${CATALOGUE}/import?${query.toString()}`, content, {
        timeout: PATIENCE,
      });
      setReport(data);
      return data;
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
      const next = { name: file.name, content: await readFile(file) };
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
    fileName: chosen?.name,
    report,
    failure,
    busy,
    skipBad,
    changeSkipBad,
    choose: (file: File) => void choose(file),
    apply: () => void apply(),
  };
};
