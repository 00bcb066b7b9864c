import type { UserModule } from '../contracts/index.ts';
import { safeUrl } from './safe-url.ts';

/** A user's module with its URL. */
export interface EnhancedModule {
  id: string;
  name: string;
  moduleAccess: string;
  sections: UserModule['sections'];
  /** As the API resolves it: of the catalog's module with the same id, else with the same name, else null. */
  moduleUrl: string | null;
  iconUrl: string | null;
  /** Its category's, in degrees; absent if it is unknown. */
  hue: number | undefined;
  isSubscribed: boolean;
  isActive: boolean;
}

const NO_ACCESS = 'No Access';

export const enhanceModules = (modules: UserModule[]): EnhancedModule[] =>
  modules.map(({ moduleName, iconUrl, moduleUrl, hue, ...module }) => ({
    ...module,
    name: moduleName,
    moduleUrl: moduleUrl ?? null,
    iconUrl: iconUrl ?? null,
    hue: hue ?? undefined,
    isSubscribed: true,
    isActive: module.moduleAccess !== NO_ACCESS,
  }));

/** Modules with No Access, or without a URL that can be opened, are not available. */
export const availableModules = (modules: EnhancedModule[]) =>
  modules.filter((module) => module.isActive && safeUrl(module.moduleUrl) !== null);
