import { readJsonFile } from '@marketplace/shared/reading';

const MAX_BYTES = 20 * 1024 * 1024;

export interface CatalogueFile {
  name: string;
  content: unknown;
}

/** @throws Error with a message for the user */
export async function readCatalogueFile(file: File): Promise<CatalogueFile> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 20 MB. Split it, or use npm run catalog:import.');
  return { name: file.name, content: await readJsonFile(new Uint8Array(await file.arrayBuffer()), file.name) };
}
