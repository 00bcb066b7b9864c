import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { runtime, RuntimeModule, sources } = webpack;
const PLUGIN = 'IntegrityPlugin';
const PLACE = '@@INTEGRITY@@';
const placePattern = /(["'`])@@INTEGRITY@@\1/;
const VARIABLE = '__webpack_require__.integrity';

/** A placeholder for the map until every file has its final content. */
class IntegrityModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_BASIC);
  }

  override generate() {
    return `${VARIABLE} = ${JSON.stringify(PLACE)};`;
  }
}

const digest = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

type Kind = 'js' | 'css';
const kindOf = (file: string): Kind | undefined =>
  /\.js$/.test(file) ? 'js' : /\.css$/.test(file) ? 'css' : undefined;

/** Chunk to hash, for scripts and for styles. */
const createMap = (compilation: Compilation) => {
  const map: Record<Kind, Record<string, string>> = { js: {}, css: {} };
  const add = (chunk: Chunk, file: string) => {
    const kind = kindOf(file);
    if (kind && chunk.id !== null && !chunk.hasRuntime())
      map[kind][chunk.id] = digest(compilation.getAsset(file)?.source.buffer() ?? '');
  };
  for (const chunk of compilation.chunks) for (const file of chunk.files) add(chunk, file);
  return JSON.stringify(map);
};

const fillPlaces = (compilation: Compilation) => {
  const map = createMap(compilation);
  for (const { name, source } of compilation.getAssets()) {
    const content = kindOf(name) === 'js' ? source.source().toString() : '';
    const match = placePattern.exec(content);
    if (!match) continue;
    const filled = new sources.ReplaceSource(source);
    filled.replace(match.index, match.index + match[0].length - 1, map);
    compilation.updateAsset(name, filled);
  }
};

const setOn = (element: string, kind: Kind) =>
  `if (${VARIABLE}.${kind}[chunkId]) { ${element}.integrity = ${VARIABLE}.${kind}[chunkId]; ${element}.crossOrigin = "anonymous"; }`;

/** Keyed by URL on the page, because an entry that runs again has its own runtime. */
const TRIES = 'self.marketplaceTries';

/** Retries bypass the browser's cache, which may keep a damaged file for a year. */
const askAnew = (address: string) =>
  `var tries = ${TRIES} = ${TRIES} || {}, file = ${address}; tries[file] = (tries[file] || 0) + 1; if (tries[file] > 1) ${address} = file + "?try=" + tries[file];`;

/** Adds integrity to every chunk that a build loads later: the browser refuses it if a byte has changed. */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityModule());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        PLUGIN,
        (source) => `${source}\n${setOn('script', 'js')}\n${askAnew('script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        PLUGIN,
        (source, names) => `${source}\n${setOn(names.tag, 'css')}\n${askAnew(`${names.tag}.href`)}`,
      );
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillPlaces(compilation),
      );
    });
  }
}
