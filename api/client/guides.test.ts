import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { organizationScopes } from '@marketplace/shared/contracts';
import ts from 'typescript';
import { openKey } from '../test/api-keys.ts';
import { openTestApi, type TestApi } from '../test/test-api.ts';

const guides = join(import.meta.dirname, '../../shared/docs/api');
const names = readdirSync(guides).filter((name) => name.endsWith('.md'));
/** Below the API, so that `openapi-fetch` is found from there as it is after `npm install`. */
const project = join(import.meta.dirname, '../.cache/outsider');
/** A curl for machines without one. */
const bin = join(project, 'bin');
const run = promisify(execFile);

interface Block {
  language: string;
  text: string;
}

const blocksOf = (name: string): Block[] =>
  fromMarkdown(readFileSync(join(guides, name), 'utf8')).children.flatMap((node) =>
    node.type === 'code' && node.lang ? [{ language: node.lang, text: node.value }] : [],
  );

const programOf = (name: string) => name.replace(/\.md$/, '.ts');

let api: TestApi;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  api = await openTestApi();
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const MARKETPLACE = `http://localhost:${port}`;
  const { key: KEY } = await openKey(api, 'meridian', organizationScopes);
  const TOKEN = await api.signIn('admin');
  env = { ...process.env, MARKETPLACE, KEY, TOKEN, NODE_NO_WARNINGS: '1' };

  rmSync(project, { recursive: true, force: true });
  const client = join(project, 'node_modules/tex-marketplace-client');
  const command = join(import.meta.dirname, 'client-command.ts');
  await run(process.execPath, [command, MARKETPLACE, '--out', client]);
  mkdirSync(bin);
  const curl = join(import.meta.dirname, '../test/curl.mjs');
  writeFileSync(join(bin, 'curl'), `#!/bin/sh\nexec "${process.execPath}" "${curl}" "$@"\n`, { mode: 0o755 });
  for (const name of names) {
    const program = blocksOf(name).filter(({ language }) => language === 'ts');
    if (program.length > 0) writeFileSync(join(project, programOf(name)), program.map(({ text }) => text).join('\n'));
  }
}, 120_000);
afterAll(() => api.close());

/** Runs the guide's commands in one shell, in their order; answers what each block printed. */
async function runShell(blocks: Block[], path: string): Promise<string[]> {
  const end = '----';
  const script = blocks.map(
    ({ text }) => `${text.replace(/^export (MARKETPLACE|KEY|TOKEN)=.*$/gm, '')}\necho; echo ${end}\n`,
  );
  const { stdout } = await run('sh', ['-eu', '-c', script.join('')], { env: { ...env, PATH: path } });
  return stdout.split(`${end}\n`).map((printed) => printed.trim().replaceAll('\r', ''));
}

/** What differs from one run to the next. */
const changing = ['requestId', 'number', 'total', 'totalElements'];
const typical = (value: unknown, key?: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => typical(item));
  if (typeof value !== 'object' || value === null) return changing.includes(key ?? '') ? typeof value : value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typical(inner, name)]));
};
const withoutTimes = (text: string) => text.replace(/(t=|retry-after: )\d+/gi, '$1…').toLowerCase();
const withoutNumbers = (text: string) => text.replace(/\d+/g, '#');

function compare(printed: string, { language, text }: Block): void {
  if (language === 'json') expect(typical(JSON.parse(printed))).toMatchObject(typical(JSON.parse(text)) as object);
  else expect(withoutTimes(printed)).toBe(withoutTimes(text));
}

/** The commands, each with what the guide says that it prints. */
async function checkShell(name: string, path = `${process.env.PATH ?? ''}:${bin}`): Promise<void> {
  const blocks = blocksOf(name).filter(({ language }) => ['sh', 'json', 'http'].includes(language));
  const printed = await runShell(
    blocks.filter(({ language }) => language === 'sh'),
    path,
  );
  let command = -1;
  for (const block of blocks)
    if (block.language === 'sh') command += 1;
    else compare(printed[command] ?? '', block);
}

describe('the guides', () => {
  it('have blocks that are run or compared, and nothing else', () => {
    expect(names.length).toBeGreaterThan(5);
    const languages = new Set(names.flatMap((name) => blocksOf(name).map(({ language }) => language)));
    expect([...languages].sort()).toEqual(['http', 'json', 'sh', 'text', 'ts']);
  });

  it('are strict TypeScript for an outsider', () => {
    const programs = names.map((name) => join(project, programOf(name))).filter((path) => ts.sys.fileExists(path));
    expect(programs.length).toBeGreaterThan(3);
    const options: ts.CompilerOptions = {
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
      ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2024, types: ['node'] },
    };
    const found = ts.getPreEmitDiagnostics(ts.createProgram(programs, options));
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });

  it.each(names)('%s does what it says', async (name) => {
    await checkShell(name);
    if (!ts.sys.fileExists(join(project, programOf(name)))) return;
    const { stdout } = await run(process.execPath, [join(project, programOf(name))], { env });
    const told = blocksOf(name).filter(({ language }) => language === 'text');
    expect(withoutNumbers(stdout.trim())).toBe(withoutNumbers(told.map(({ text }) => text).join('\n')));
  });

  it('come with a reference that needs no server', () => {
    const reference = join(project, 'node_modules/tex-marketplace-client/reference');
    const page = readFileSync(join(reference, 'index.html'), 'utf8');
    const assets = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name);
    expect(assets).toHaveLength(4);
    for (const name of assets) expect(readFileSync(join(reference, name)).length).toBeGreaterThan(100);
    expect(readFileSync(join(reference, 'document.js'), 'utf8')).toContain('"operationId":"placeOrder"');
  });

  it('begin without curl too', async () => {
    await checkShell('first-call.md', `${bin}:${process.env.PATH ?? ''}`);
  });
});
