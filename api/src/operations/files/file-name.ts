/** Whether a name is one file of a store, and no way to another place. */
export const isFileName = (name: string) => /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/.test(name);

/** @throws for what only a fault of the program could ask to keep. */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error('This is no name for a stored file.');
}
