/** Whether a name is a valid file name of a store, without path traversal. */
export const isFileName = (name: string) => /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/.test(name);

/** @throws Error, because only a bug could pass such a name */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error('This is no name for a stored file.');
}
