import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import type { FileStore } from '../../operations/index.ts';
import { sweepUploads } from './sweep-uploads.ts';

interface Context {
  db: Database;
  config: Pick<ApiConfig, 'dataDir'>;
  attachments: FileStore;
}

export const uploadSweep = defineScheduledJob({
  name: 'sweep-uploads',
  title: 'Delete uploads that no ticket names',
  schedule: '17 * * * *',
  run: async ({ db, attachments, config: { dataDir } }: Context) => {
    await sweepUploads({ db, attachments, dataDir });
  },
});
