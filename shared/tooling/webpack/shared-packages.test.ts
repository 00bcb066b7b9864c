import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';
import { hostShared } from './shared-packages.ts';

const source = join(workspaceRoot, 'host/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file),
);
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');

it.each(Object.keys(hostShared()).filter((name) => name.startsWith('@marketplace/shared')))(
  'the host provides %s, which remotes do not bundle',
  (entry) => {
    expect(code).toContain(`'${entry}'`);
  },
);
