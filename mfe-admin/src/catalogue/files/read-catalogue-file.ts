const MAX_BYTES = 20 * 1024 * 1024;

export interface CatalogueFile {
  name: string;
  content: unknown;
}

/** @throws Error with a message for the user */
export async function readCatalogueFile(file: File): Promise<CatalogueFile> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 20 MB: split it, or use npm run catalog:import.');
  try {
    return { name: file.name, content: JSON.parse(await file.text()) };
  } catch {
    throw new Error(`${file.name} is not JSON. Choose a catalogue file, such as an export.`);
  }
}
