import { Type, type Static } from '../contracts/index.ts';
import { readStored } from '../reading/index.ts';

const Kept = Type.Object({ moduleId: Type.String(), moduleName: Type.String(), at: Type.Number() });
export type ContinueWith = Omit<Static<typeof Kept>, 'at'>;

const KEY = 'continue-with';
const KEPT_FOR = 30 * 60_000;

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Blocked storage holds nothing.
    return undefined;
  }
};

/** Keeps in this tab, for 30 minutes, which module a visitor wanted to buy. Only the next person who signs in here sees it. */
export const keepContinueWith = ({ moduleId, moduleName }: ContinueWith) => {
  try {
    storage()?.setItem(KEY, JSON.stringify({ moduleId, moduleName, at: Date.now() }));
  } catch {
    // If storage is full, the dashboard just doesn't offer it.
  }
};

export const forgetContinueWith = () => storage()?.removeItem(KEY);

/** Whether there may be something to read: cheap enough for every page. */
export const mayContinue = () => Boolean(storage()?.getItem(KEY));

/** The module to continue with; undefined if there is none, or no longer one. */
export const readContinueWith = (): ContinueWith | undefined => {
  const kept = readStored(Kept, storage()?.getItem(KEY));
  const age = kept ? Date.now() - kept.at : -1;
  return age >= 0 && age < KEPT_FOR ? kept : undefined;
};
