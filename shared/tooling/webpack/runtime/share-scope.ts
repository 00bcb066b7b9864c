export type Factory = () => unknown;

/** A shared module: its factory, at once or once its chunk has loaded. */
export interface Shared {
  get: () => Factory | Promise<Factory>;
}

/** By name and version: what the host provides to remotes. */
export type ShareScope = Record<string, Record<string, Shared>>;

const numbers = (version: string) => version.split('.').map(Number);

/** Builds only use caret ranges: equal or newer, with the same first nonzero number. */
export const fits = (version: string, range: string) => {
  const given = numbers(version);
  const needed = numbers(range.replace('^', ''));
  const decisive = needed.findIndex((part) => part !== 0);
  const differs = needed.findIndex((part, index) => part !== given[index]);
  return differs === -1 || (differs > decisive && (given[differs] ?? 0) > (needed[differs] ?? 0));
};

interface Need {
  shareKey: string;
  requiredVersion: string;
}

/** The module shared under a name, in a matching version. */
export const findShared = (scope: ShareScope, { shareKey, requiredVersion }: Need, remote: string): Shared => {
  const versions = Object.entries(scope[shareKey] ?? {});
  const found = versions.find(([version]) => fits(version, requiredVersion));
  if (found) return found[1];
  const provided = versions.map(([version]) => version).join(', ') || 'nothing';
  throw new Error(`${remote} needs ${shareKey} ${requiredVersion}, but the host provides ${provided}`);
};
