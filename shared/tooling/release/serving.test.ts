import { spawnSync } from 'node:child_process';
import { workspaceRoot } from './workspace.ts';

/** Prints every module that a program loads. */
const listLoaded = `
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) => {
    const found = next(name, context);
    console.log(found.url);
    return found;
  } });
`;

/** What only builds of releases and answers of the API need; each costs an edge megabytes and seconds. */
const heavy = /\/node_modules\/(webpack|typescript|postcss|drizzle-orm|pg|pg-boss|sharp|nodemailer|jose)\//;

it('keeps an edge alone light', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--no-warnings',
      '--import',
      `data:text/javascript,${encodeURIComponent(listLoaded)}`,
      `${workspaceRoot}host/edge/start.ts`,
    ],
    // Everything is loaded by the time it refuses to start without a public address.
    { encoding: 'utf8', env: { NODE_ENV: 'production', API_URL: 'http://localhost:9' } },
  );
  expect(stderr).toContain('This production start was refused.');
  expect(stdout).toContain('/shared/tooling/release/open-store.ts');
  expect(stdout.split('\n').filter((module) => heavy.test(module))).toEqual([]);
});
