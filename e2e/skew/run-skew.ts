import { installedBrowser } from '../../shared/tooling/browser/find-browser.ts';
import { runStep } from '../../shared/tooling/cli/test/run-step.ts';
import { steps } from '../../shared/tooling/cli/test/steps.ts';
import { applications, ensureReleases, openStore, promote } from '../../shared/tooling/release/index.ts';
import { dataDir } from '../fixtures/candidate.ts';
import { git } from '../sources/copy-sources.ts';
import { buildRevision } from './build-revision.ts';
import { revisionBefore } from './revision-before.ts';

const CHANNEL = 'skew';
/** The most common journeys across remotes. */
const JOURNEYS = 'buying,checkout,sign-in,support,dashboard,navigation';

interface Options {
  /** The revision to go back to; by default the last in which the application differed. */
  from: string | undefined;
  journeys: string | undefined;
}

interface Result {
  app: string;
  revision: string;
  release: string;
  gate: string;
  journeys: string;
}

const env = { ...process.env, DATA_DIR: dataDir };
const progress = { building: (app: string) => console.log(`Building ${app} of today ...`), built: () => undefined };

/** The gate's verdict on the old release together with today's others. */
const askGate = async (app: string, release: string) => {
  const store = await openStore(env);
  const current = await ensureReleases(env, CHANNEL, progress);
  if (current.releases[app]?.id === release) return 'the same artifact';
  return promote(store, CHANNEL, { [app]: release }).then(
    () => 'passes',
    (error: Error) => `refuses: ${error.message.split('\n').join(' ')}`,
  );
};

const runJourneys = async (app: string, release: string, journeys: string) => {
  const step = steps['e2e']?.({});
  if (!step) throw new Error('There is no step for the browser tests.');
  const files = journeys.split(',').map((name) => `journeys/${name.trim()}.spec.ts`);
  return runStep({
    ...step,
    name: `Journeys with ${app} ${release}`,
    // The badge for testers covers part of the page, so layout findings do not count.
    args: [...step.args, '--reporter=line', '--grep-invert', 'accessibility violation', ...files],
    env: { BROWSER_PATH: installedBrowser() ?? '', WITH_RELEASE: `${app}@${release}` },
  });
};

const trySkew = async (app: string, { from, journeys = JOURNEYS }: Options): Promise<Result> => {
  const revision = from ? git('rev-parse', '--verify', `${from}^{commit}`) : revisionBefore(app);
  console.log(`\nBuilding ${app} as of ${git('log', '-1', '--format=%h %s', revision)}`);
  const release = await buildRevision(app, revision, env);
  const gate = await askGate(app, release);
  console.log(`${app} ${release} among the others of today: the gate ${gate}`);
  const passed = gate === 'the same artifact' || (await runJourneys(app, release, journeys));
  return { app, revision: revision.slice(0, 9), release, gate, journeys: passed ? 'passed' : 'FAILED' };
};

/** Runs journeys with an old version of each named application, together with today's others. */
export const runSkew = async (names: string[], options: Options): Promise<boolean> => {
  const unknown = names.find((name) => !applications.some((app) => app === name));
  if (unknown) throw new Error(`${unknown} is no application. Known: ${applications.join(', ')}.`);
  const results: Result[] = [];
  for (const app of names.length > 0 ? names : applications) results.push(await trySkew(app, options));
  const head = ['application', 'revision', 'release', 'gate', 'journeys'];
  const rows = results.map(({ app, revision, release, gate, journeys }) => [app, revision, release, gate, journeys]);
  console.log(
    [[], head, head.map(() => '---'), ...rows]
      .map((cells) => (cells.length ? `| ${cells.join(' | ')} |` : ''))
      .join('\n'),
  );
  return results.every(({ journeys }) => journeys === 'passed');
};
