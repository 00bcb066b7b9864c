import { Module, Type, type Static } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';

const { id, tagline, iconUrl, categoryHue } = Module.properties;
const name = Type.String({ minLength: 1 });

/** What is stored about a viewed module: enough to name it and link to it. */
export const RecentModule = Type.Object({ id, name, tagline, iconUrl, categoryHue });
export type RecentModule = Static<typeof RecentModule>;

const KEY = 'recentlyViewed';
export const RECENT_KEPT = 6;

/** Modules viewed on this device, latest first. Signing out clears them with all other storage. */
export const readRecentModules = (kept: string | null): RecentModule[] =>
  (readStored(Type.Array(RecentModule), kept) ?? []).slice(0, RECENT_KEPT);

export const keptRecentModules = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const rememberModule = ({ id, name, tagline, iconUrl, categoryHue }: RecentModule) => {
  const others = readRecentModules(keptRecentModules()).filter((module) => module.id !== id);
  const list = [{ id, name, tagline, iconUrl, categoryHue }, ...others].slice(0, RECENT_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // If storage is full or blocked, the dashboard just does not list them.
  }
};
