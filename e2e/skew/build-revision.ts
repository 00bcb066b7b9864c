import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources, takeBack } from '../sources/copy-sources.ts';
import { sourcesOf } from './revision-before.ts';

/** Builds a revision of an application with today's tools, into the store that `env` names. Returns the release id. */
export const buildRevision = async (app: string, revision: string, env: NodeJS.ProcessEnv): Promise<string> => {
  const sources = copySources();
  takeBack(sources, sourcesOf(app), revision);
  try {
    return await new Promise<string>((resolve, reject) => {
      const child = fork(join(sources, 'shared/tooling/release/build-process.ts'), [app, 'production'], {
        cwd: sources,
        env,

        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      let id: string | undefined;
      child.on('message', (message) => (id = String(message)));
      child.on('exit', () => (id ? resolve(id) : reject(new Error(`${app} of ${revision} could not be built.`))));
    });
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
};
