import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./database-server.ts', import.meta.url));

/** One PostgreSQL for the run: the embedded one, or the server in TEST_DATABASE_URL. Without either, the run fails. */
export default async function globalSetup() {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const ready = await new Promise((resolve, reject) => {
    lines.once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (code) => reject(new Error(`No PostgreSQL for the tests (exit code ${code}); see above.`)));
  });
  process.env.API_TEST_DATABASE_URL = ready.url;
  process.env.API_TEST_TEMPLATE = ready.template;
  globalThis.apiTestServer = child;
}
