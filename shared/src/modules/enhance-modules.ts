import type { Category, UserModule } from '../contracts/index.ts';
import { safeUrl } from './safe-url.ts';

/** A user's module with its URL. */
export interface EnhancedModule {
  id: string;
  name: string;
  moduleAccess: string;
  sections: UserModule['sections'];
  /** From the category module with the same id, else with the same name, else the user's own, else null. */
  moduleUrl: string | null;
  iconUrl: string | null;
  /** Its category's, in degrees; absent if the catalogue does not list the module. */
  hue: number | undefined;
  isSubscribed: boolean;
  isActive: boolean;
}

const NO_ACCESS = 'No Access';
const sameName = (name: string) => name.trim().toLowerCase();

export const enhanceModules = (modules: UserModule[], categories: Category[]): EnhancedModule[] => {
  const listed = categories.flatMap(({ hue, buckets }) =>
    buckets.flatMap(({ modules: inBucket }) => inBucket.map((module) => ({ ...module, hue }))),
  );
  const byId = new Map(listed.map((module) => [module.id, module]));
  const byName = new Map(listed.map((module) => [sameName(module.name), module]));
  return modules.map(({ id, moduleName, moduleAccess, sections, iconUrl, moduleUrl }) => {
    const known = byId.get(String(id)) ?? byName.get(sameName(moduleName));
    return {
      id,
      name: moduleName,
      moduleAccess,
      sections,
      moduleUrl: known?.moduleUrl ?? moduleUrl ?? null,
      iconUrl: iconUrl ?? null,
      hue: known?.hue,
      isSubscribed: true,
      isActive: moduleAccess !== NO_ACCESS,
    };
  });
};

/** Modules with No Access, or without a URL that can be opened, are not available. */
export const availableModules = (modules: EnhancedModule[]) =>
  modules.filter((module) => module.isActive && safeUrl(module.moduleUrl) !== null);
