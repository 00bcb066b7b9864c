import { Module, Type, type Static } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';

const { id, name, tagline, iconUrl, categoryHue } = Module.properties;

/** What is kept of a module that was looked at: enough to name it and lead back to it. */
export const RecentModule = Type.Object({ id, name, tagline, iconUrl, categoryHue });
export type RecentModule = Static<typeof RecentModule>;

const KEY = 'recentlyViewed';
export const RECENT_KEPT = 6;

/** The modules that were looked at on this device, last first. Signing out forgets them with everything else kept here. */
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
    // A full or blocked storage only means that the dashboard does not offer them again.
  }
};
