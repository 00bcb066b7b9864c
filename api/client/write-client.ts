import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { typesOf } from './api-types.ts';

const index = `import { openClient, type ClientOptions } from './open-client.js';
import type { Client } from 'openapi-fetch';
import type { components, operations, paths } from './types.js';

export { answerOf, MarketplaceError, type ClientOptions } from './open-client.js';
export type { components, operations, paths };

/** The contracts by name: \`Schemas['Order']\`. */
export type Schemas = components['schemas'];

/** A client of the marketplace, typed by its API document. */
export const createMarketplaceClient = (options: ClientOptions): Client<paths> => openClient<paths>(options);
`;

/**
 * Writes the client as a package: \`npm install <folder>\` adds it to a project. Holds the document, its types, the
 * client and, below \`reference\`, the API reference as a page that needs no server.
 */
export async function writeClient(document: { info: { version: string } }, folder: string): Promise<void> {
  const openClient = await readFile(new URL('./open-client.ts', import.meta.url), 'utf8');
  await mkdir(folder, { recursive: true });
  const sources = { 'index.ts': index, 'open-client.ts': openClient, 'types.ts': await typesOf(document) };
  const files = { ...compile(sources), ...packageFiles(document) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeReference(document, join(folder, 'reference'));
}

const packageFiles = (document: { info: { version: string } }) => ({
  'openapi.json': JSON.stringify(document),
  'package.json': JSON.stringify({
    name: 'tex-marketplace-client',
    version: document.info.version,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    dependencies: { 'openapi-fetch': packageVersion('openapi-fetch') },
  }),
});

const packageVersion = (name: string) => {
  const path = fileURLToPath(import.meta.resolve(name));
  const found = ts.findConfigFile(dirname(path), (file) => ts.sys.fileExists(file), 'package.json') ?? '';
  return (JSON.parse(ts.sys.readFile(found) ?? '{}') as { version?: string }).version;
};

/** JavaScript with its declarations. Every export names its type, so nothing outside these files is read. */
function compile(sources: Record<string, string>): Record<string, string> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    declaration: true,
    noCheck: true,
    noResolve: true,
    noLib: true,
  };
  const emitted: Record<string, string> = {};
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (name) => name in sources,
    readFile: (name) => sources[name],
    getSourceFile: (name) => ts.createSourceFile(name, sources[name] ?? '', ts.ScriptTarget.ES2023),
    getCurrentDirectory: () => '',
    writeFile: (name, text) => (emitted[name] = text),
  };
  ts.createProgram(Object.keys(sources), options, host).emit();
  return emitted;
}

async function writeReference(document: object, folder: string): Promise<void> {
  const assets = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static');
  await mkdir(folder, { recursive: true });
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
    await cp(join(assets, name), join(folder, name));
  await writeFile(join(folder, 'index.html'), page);
  const options = { dom_id: '#reference', docExpansion: 'list', spec: document };
  await writeFile(join(folder, 'document.js'), `SwaggerUIBundle(${JSON.stringify(options)});\n`);
}

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>TEX Marketplace API</title>
  <link rel="icon" href="favicon-32x32.png" />
  <link rel="stylesheet" href="swagger-ui.css" />
  <body style="margin: 0">
    <div id="reference"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="document.js"></script>
  </body>
</html>
`;
