import type { Module } from '@marketplace/shared/contracts';

/** What is stored about a viewed module: enough to name it and link to it. */
export type RecentModule = Pick<Module, 'id' | 'name' | 'tagline' | 'iconUrl' | 'categoryHue'>;

const KEY = 'recentlyViewed';
export const RECENT_KEPT = 6;

const isRecent = (value: unknown): value is RecentModule => {
  const { id, name } = (typeof value === 'object' && value !== null ? value : {}) as Partial<RecentModule>;
  return typeof id === 'string' && typeof name === 'string';
};

/** Modules viewed on this device, latest first. Signing out clears them with all other storage. */
export const readRecentModules = (kept: string | null): RecentModule[] => {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isRecent).slice(0, RECENT_KEPT) : [];
  } catch {
    return [];
  }
};

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
