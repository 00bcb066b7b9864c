import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Note } from './channel-log.ts';
import { renderCheckFor } from './gate/render-check.ts';
import { inParallel } from './in-parallel.ts';
import { openStore } from './open-store.ts';
import { promote } from './promote.ts';
import type { Changes } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import { sourceHash } from './source-hash.ts';
import { whoReleases } from './who.ts';
import { applications, type Application } from './workspace.ts';
import type { Flavour } from './build-release.ts';

const AT_ONCE = 2;

interface Progress {
  building: (app: Application) => void;
  built: (app: Application, release: string, milliseconds: number) => void;
}

const releasedFrom = async (store: ReleaseStore, app: Application, flavour: Flavour) => {
  const hash = sourceHash(app, flavour);
  return (await store.listReleases(app)).find((release) => release.sourceHash === hash);
};

/** A build error, with the system's code if the machine is to blame rather than the sources. */
const buildError = (app: Application, complaint: string) => {
  const code = /\b(ENOSPC|EACCES|EROFS)\b/.exec(complaint)?.[1];
  return Object.assign(new Error(`${app} could not be built.\n${complaint}`), code && { code });
};

/** Builds in a separate process, so that two builds use two cores. Resolves with the release's id. */
const buildInProcess = (app: Application, flavour: Flavour, env: NodeJS.ProcessEnv) =>
  new Promise<string>((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./build-process.ts', import.meta.url)), [app, flavour], {
      env,

      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    let id: string | undefined;
    child.on('message', (message) => (id = String(message)));
    child.on('exit', () => (id ? resolve(id) : reject(buildError(app, complaint))));
  });

export interface EnsureOptions {
  /** The flavor of each application; production by default. */
  flavours?: Partial<Record<Application, Flavour>>;
  /** Applications whose newest release will do, even if their sources have changed. */
  asReleased?: readonly Application[];
  /** Who promotes, and why. */
  note?: Note;
}

/**
 * Updates the channel of the store in `env` to the state of the sources: builds what has changed, two at a time,
 * and promotes it.
 */
export const ensureReleases = async (
  env: NodeJS.ProcessEnv,
  channel: string,
  progress: Progress,
  { flavours = {}, asReleased = [], note = { by: whoReleases(env) } }: EnsureOptions = {},
) => {
  const store = await openStore(env);
  // A damaged channel is reported before anything is built.
  await store.readChannel(channel);
  const changes: Changes = {};

  const known = async (app: Application, flavour: Flavour) => {
    if (!asReleased.includes(app)) return releasedFrom(store, app, flavour);
    return (await store.listReleases(app)).find((release) => release.flavour === flavour);
  };
  const bring = async (app: Application) => {
    const flavour = flavours[app] ?? 'production';
    const release = await known(app, flavour);
    if (release) return release.id;
    const started = performance.now();
    progress.building(app);
    const id = await buildInProcess(app, flavour, env);
    progress.built(app, id, performance.now() - started);
    return id;
  };
  await inParallel(applications, AT_ONCE, async (app) => {
    changes[app] = await bring(app);
  });
  return promote(store, channel, changes, { render: renderCheckFor(store), note });
};
