import { Type, type Static, type TSchema } from '@marketplace/shared/contracts';
import { readStored, tryRead } from '@marketplace/shared/data';

/** What this tab keeps across a reload. If storage is blocked or full, nothing is kept, which is fine. */
const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

const PREFIX = 'checkout-';
const Kept = Type.Object({ owner: Type.String(), value: Type.Unknown() });

/** Undefined if nothing is kept under the name, or if it is another user's. */
export const keptForTab = <S extends TSchema>(name: string, owner: string, contract: S): Static<S> | undefined => {
  const kept = readStored(Kept, storage()?.getItem(PREFIX + name));
  return kept?.owner === owner ? tryRead(contract, kept.value) : undefined;
};

export const keepForTab = (name: string, owner: string, value: unknown) => {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify({ owner, value }));
  } catch {
    // With full storage, a reload simply starts with what the server has.
  }
};

export const forgetForTab = (name: string) => storage()?.removeItem(PREFIX + name);
