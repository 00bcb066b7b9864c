import type { Database } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import type { FileStore } from '../../operations/index.ts';
import { sweepPictures } from './sweep-pictures.ts';

interface Context {
  db: Database;
  pictures: FileStore;
}

export const pictureSweep = defineScheduledJob({
  name: 'sweep-pictures',
  title: 'Delete pictures that nothing shows',
  schedule: '22 * * * *',
  run: async (context: Context) => {
    await sweepPictures(context);
  },
});
