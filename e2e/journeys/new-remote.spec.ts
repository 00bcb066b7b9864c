import { expect, test } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, startProduct } from '../bench/kit/product.ts';
import { dataDir } from '../fixtures/candidate.ts';
import { copyBareSources } from '../sources/copy-sources.ts';

const NAME = 'mfe-sixth-team';
/** Only this test uses this channel and these releases. */
const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
const toChannel = ['--channel', NAME];

let sources: string;
test.beforeAll(() => (sources = copyBareSources()));
test.afterAll(() => {
  const left = [sources, join(dataDir, 'store/channels', NAME), join(dataDir, 'store/releases', NAME)];
  left.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

test('one command each creates, tests and ships a new remote; its page opens, and nothing else is built', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await runCommand(['ship', 'all', ...toChannel], env);
  const inCopy = (...args: string[]) => runCommand(args, env, sources);

  await inCopy('new', NAME, '--team', 'Sixth team', '--port', '3999');
  await inCopy('generate', '--check');
  expect(await inCopy('exec', 'jest', '-c', `${NAME}/jest.config.mjs`)).toMatch(/2 passed/);
  expect(await inCopy('ship', NAME, ...toChannel)).toMatch(/Passed the gate in .*is live on channel/s);
  const set = await inCopy('ship', 'all', ...toChannel);
  expect(set).toContain(`${NAME} 1.0.0-`);
  expect(set).not.toContain('Building');

  const edge = await startProduct(dataDir, { sources, env: { API_URL: String(baseURL), CHANNEL: NAME } });
  try {
    await page.goto(`${edge.origin}/marketplace/sixth-team`);
    await expect(page.getByRole('heading', { name: 'Sixth team', level: 1 })).toBeVisible();
    await expect(page.getByText('No sixth team yet')).toBeVisible();
  } finally {
    await edge.stop();
  }
});
