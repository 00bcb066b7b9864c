import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { workspaceRoot } from '../release/workspace.ts';

const here = (file: string) => JSON.stringify(join(workspaceRoot, 'shared/tooling/cli', file));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'marketplace-launcher-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, code: string) => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};

/** A program that runs itself on "another" Node, where it does `task`. */
const relayed = (task: string) =>
  write(
    'relayed.mjs',
    `if (process.env.FOLLOW_PARENT) { ${task} }
     else (await import(${here('run-on.mjs')})).runOn(process.execPath);`,
  );

const open: ChildProcess[] = [];
afterEach(() => open.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Resolves with the program's first output. */
const start = async (program: string) => {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  open.push(child);
  const lines = createInterface({ input: child.stdout });
  const [first] = (await once(lines, 'line')) as [string];
  return { child, lines, first };
};

const STAYS = `setInterval(() => undefined, 1000); console.log(process.pid);`;

it.each([
  ['the exit code', 'process.exit(3);', 3],
  ['success', '', 0],
  ['the signal that ended it', `process.kill(process.pid, 'SIGKILL');`, 128 + 9],
])('exits with %s of the command on the other Node', (_what, task, expected) => {
  expect(spawnSync(process.execPath, [relayed(task)]).status).toBe(expected);
});

it('passes arguments and output through, and puts the other Node first in the path', () => {
  const program = relayed(`console.log(process.argv[2], process.env.PATH.split(${JSON.stringify(delimiter)})[0]);`);
  const { stdout } = spawnSync(process.execPath, [program, 'word'], { encoding: 'utf8' });
  expect(stdout).toBe(`word ${join(process.execPath, '..')}\n`);
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'passes %s on, and waits until the command has ended',
  async (signal) => {
    const task = `process.on('${signal}', () => { console.log('stopping'); setTimeout(() => process.exit(7), 50); }); ${STAYS}`;
    const { child, lines } = await start(relayed(task));
    const said = once(lines, 'line');
    child.kill(signal);
    expect(await said).toEqual(['stopping']);
    expect(await once(child, 'exit')).toEqual([7, null]);
  },
);

it('reports that the other Node does not run here', () => {
  const program = write('missing.mjs', `(await import(${here('run-on.mjs')})).runOn('/no/such/node');`);
  const { stderr, status } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect(stderr).toBe("/no/such/node doesn't run on this machine (ENOENT). Install Node 24 or newer.\n");
  expect(status).toBe(1);
});

it('stops when its parent is gone, as on SIGTERM', async () => {
  const follower = write(
    'follower.mjs',
    `(await import(${here('follow-parent.mjs')})).followParent();
     process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });
     ${STAYS}`,
  );
  const parent = write(
    'parent.mjs',
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, [${JSON.stringify(follower)}], { stdio: ['ignore', 'inherit', 'inherit'] });
     setInterval(() => undefined, 1000);`,
  );
  const { child, lines } = await start(parent);
  const said = once(lines, 'line');
  child.kill('SIGKILL');
  expect(await said).toEqual(['stopped']);
});

describe('on a machine whose Node is too old', () => {
  /** Installs Node in a copy, with this instead of npm. */
  const install = (npm: string) => {
    for (const part of ['cli', 'node'])
      cpSync(join(workspaceRoot, 'shared/tooling', part), join(folder, part), {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
    mkdirSync(join(folder, 'bin'), { recursive: true });
    chmodSync(write('bin/npm', `#!/bin/sh\n${npm}\n`), 0o755);
    const program = write('install.mjs', `console.log((await import('./cli/install-node.mjs')).installNode());`);
    return spawnSync(process.execPath, [program], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` },
    });
  };
  const packages = JSON.parse(readFileSync(join(workspaceRoot, 'shared/tooling/node/package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const [name, version] =
    Object.entries(packages.optionalDependencies).find(([one]) =>
      one.endsWith(`${process.platform}-${process.arch}`),
    ) ?? [];

  it('installs a newer one, once', () => {
    const program = `node_modules/${name}/bin/node`;
    const npm = `echo "$@" >> calls; mkdir -p node_modules/${name}/bin; touch ${program}`;
    expect(install(npm).stdout).toMatch(
      new RegExp(`^Installing Node ${version}, .*\nNode ${version} installed in \\d+ s.\n.*/${program}\n$`),
    );
    expect(install(npm).stdout.trim()).toMatch(new RegExp(`^.*/${program}$`));
    expect(readFileSync(join(folder, 'node/calls'), 'utf8')).toMatch(/^ci .*\n$/);
  });

  it.each([
    ['npm error code ENOTFOUND', "the package registry can't be reached"],
    ['npm error code ENOSPC', 'the disk is full'],
    ['npm error code EACCES', "the folder can't be written to"],
    ['npm error code E500', 'see the messages above'],
  ])('explains why it could not be installed: %s', (message, reason) => {
    const { stderr, status } = install(`echo '${message}' >&2; exit 1`);
    expect(stderr).toBe(
      `${message}\nNode ${version} couldn't be installed: ${reason}. Nothing was started. Fix this, then run the command again.\n`,
    );
    expect(status).toBe(1);
  });

  it('does not accept a download without an executable', () => {
    expect(install('true').status).toBe(1);
  });
});
