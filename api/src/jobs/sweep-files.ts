import { sweepPictures } from '../pictures/sweep-pictures.ts';
import { sweepUploads } from '../support/sweep-uploads.ts';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../uploads/file-store.ts';
import { defineScheduledJob } from './define-job.ts';

interface Context {
  db: Database;
  config: Pick<ApiConfig, 'dataDir'>;
  attachments: FileStore;
  pictures: FileStore;
}

export const uploadSweep = defineScheduledJob({
  name: 'sweep-uploads',
  title: 'Delete uploads that no ticket names',
  schedule: '17 * * * *',
  run: async ({ db, attachments, config: { dataDir } }: Context) => {
    await sweepUploads({ db, attachments, dataDir });
  },
});

export const pictureSweep = defineScheduledJob({
  name: 'sweep-pictures',
  title: 'Delete pictures that nothing shows',
  schedule: '22 * * * *',
  run: async (context: Context) => {
    await sweepPictures(context);
  },
});
