import type { Release } from '@marketplace/shared/contracts';
import { integrityOf } from '../integrity-of.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Refusal } from './refusal.ts';

/** Whether the store still has exactly the published files. */
export const verifyFiles = async (store: ReleaseStore, { app, id, team, files }: Release): Promise<Refusal[]> => {
  const judge = async ([file, { integrity }]: [string, Release['files'][string]]): Promise<Refusal[]> => {
    const content = await store.readFile(app, id, file);
    if (content && integrityOf(content) === integrity) return [];
    const fault = content ? "isn't the file that was published" : 'is missing from the store';
    return [{ rule: 'file-hash', team, message: `${file} of ${app} ${id} ${fault}. Ship ${app} again.` }];
  };
  return (await Promise.all(Object.entries(files).map(judge))).flat();
};
