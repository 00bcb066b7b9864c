import { ModuleUsage, Type } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { localDay, usagePath } from '@marketplace/shared/modules';

const { days, lastOpenedAt, opensBefore } = ModuleUsage.properties;
const readUsage = readerOf(Type.Object({ days, lastOpenedAt, opensBefore }));

/** How often the user opened a module in the last 30 days. */
export const useModuleUsage = (moduleId: string) =>
  useResource(`${usagePath(moduleId)}/usage?today=${localDay()}`, { life: 'short', parse: readUsage });
