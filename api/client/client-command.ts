import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Misuse, runCommand } from '../src/run-command.ts';
import { StartError } from '../src/start-error.ts';
import { compactText, releasedFile } from './released-document.ts';
import { writeClient } from './write-client.ts';

runCommand(
  {
    usage: 'npm run client -- [ADDRESS | FILE.json]',
    about:
      'Writes a typed client of the API, from a marketplace that runs (http://localhost:4000 by default) or a saved document.',
    options: {
      out: { type: 'string', default: 'dist/client', value: 'FOLDER', help: 'where to, dist/client by default' },
      released: { type: 'boolean', help: 'also keeps the document as the released one that npm test compares with' },
    },
    most: 1,
  },
  async ({ values, positionals: [source = 'http://localhost:4000'], whereAsked }) => {
    const document = await readDocument(source, whereAsked);
    const folder = resolve(whereAsked, values.out);
    await writeClient(document, folder);
    if (values.released === true) await writeFile(releasedFile, compactText(document));
    return `The client is in ${folder}: add it to a project with npm install ${folder}. Its reference is in reference/index.html.`;
  },
);

interface ApiDocument {
  info: { version: string };
  paths: object;
}

async function readDocument(source: string, whereAsked: string): Promise<ApiDocument> {
  const text = /^https?:/.test(source) ? await download(source) : await readFile(resolve(whereAsked, source), 'utf8');
  const document = JSON.parse(text) as Partial<ApiDocument>;
  if (!document.paths || !document.info) throw new Misuse(`${source} has no OpenAPI document.`);
  return { ...document, info: document.info, paths: document.paths };
}

async function download(address: string): Promise<string> {
  const url = new URL('/api/docs/json', address);
  const answer = await fetch(url).catch((error: unknown) => {
    throw new StartError(`${url.href} cannot be reached. Is the marketplace running? (${String(error)})`);
  });
  if (!answer.ok) throw new StartError(`${url.href} answers ${answer.status}.`);
  return answer.text();
}
