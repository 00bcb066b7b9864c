import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a script, as every browser writes it in a stack. */
const place = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g;

const readMap = async (script: string) => {
  const answer = await fetch(`${script}.map`);
  return answer.ok ? new TraceMap(await answer.text()) : undefined;
};

/** `webpack://mfe-cart/./src/pages/cart.tsx?1a2b` is `mfe-cart/src/pages/cart.tsx`. */
const fileOf = (source: string) =>
  source
    .replace('webpack://', '')
    .replace('/./', '/')
    .replace(/\?[^?]*$/, '');

/** A stack that names the source files; a script without a source map keeps its address. */
export const mapStack = async (stack: string): Promise<string> => {
  const scripts = [...new Set([...stack.matchAll(place)].map(([, script = '']) => script))];
  const maps = await Promise.all(
    scripts.map(async (script) => [script, await readMap(script).catch(() => undefined)] as const),
  );
  const mapOf = new Map(maps);
  return stack.replace(place, (text, script: string, line: string, column: string) => {
    const map = mapOf.get(script);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found?.source ? `${fileOf(found.source)}:${found.line}` : text;
  });
};
