import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, readConfig } from '../src/index.ts';
import { compareWithBare } from './api-compare.ts';
import { measureGrowth } from './api-growth.ts';
import { measureHalfLoad } from './api-half-load.ts';
import { compareReplicas } from './api-replicas.ts';
import { withScratchFolder } from './kit/with-scratch-folder.ts';

/*
 * What the API costs beyond a bare Fastify that sends the same bytes, or runs the same statements; what a second
 * replica adds; how cost grows with the catalog; response times at half load. All servers run at once and take turns, so that a busy machine slows
 * all.
 */

const results = fileURLToPath(new URL('../../bench-results', import.meta.url));
const wanted = new Set(process.argv.slice(3));
const parts = { bare: compareWithBare, replicas: compareReplicas, growth: measureGrowth, half: measureHalfLoad };

await withScratchFolder(async (folder) => {
  const database = await createDatabase(readConfig({ DATA_DIR: folder }));
  try {
    const texts = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (wanted.size > 0 && !wanted.has(name)) continue;
      const text = await measure({ database, folder });
      console.log(`\n${text}`);
      texts.push(text);
    }
    const load = loadavg().map((figure) => figure.toFixed(1));
    const machine = `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} processors shared with clients and PostgreSQL, load average ${load.join(' ')} at the end, Node ${process.versions.node}.`;
    await mkdir(results, { recursive: true });
    await writeFile(join(results, 'api.md'), `# API\n\n${machine}\n\n${texts.join('\n\n')}\n`);
    console.log(`\n${machine}`);
  } finally {
    await database.close();
  }
});
