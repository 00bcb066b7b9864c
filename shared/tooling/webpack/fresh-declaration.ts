import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';

/** What Node says about the file, without its own calls. */
const complaint = (error: unknown) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = text.split('\n').filter((line) => !/^ +at .*node:internal/.test(line));
  return lines.join('\n');
};

/**
 * What a `remote.ts` declares now. Node keeps a module by its address, so each change has its own.
 * @throws Error with the place and the reason if it can't be imported
 */
export const freshDeclaration = async (file: string): Promise<RemoteDeclaration> => {
  const { mtimeMs } = await stat(file);
  const module = await import(`${pathToFileURL(file).href}?changed=${mtimeMs}`).catch((error: unknown) => {
    throw new Error(`${file} can't be used:\n${complaint(error)}`);
  });
  const { default: declaration } = module as { default?: RemoteDeclaration };
  if (declaration?.pages && declaration.widgets) return declaration;
  throw new Error(`${file} declares no remote. It has to say: export default defineRemote({ ... })`);
};
