import type { ModuleUsage } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { localDay, usagePath } from '@marketplace/shared/modules';
import { partOf } from '../dashboard/part-of.ts';

type Usage = Pick<ModuleUsage, 'days' | 'lastOpenedAt' | 'opensBefore'>;

const readUsage = (answer: unknown): Usage => {
  const at = partOf(answer, 'lastOpenedAt');
  return {
    days: listOf<ModuleUsage['days'][number]>(partOf(answer, 'days')),
    lastOpenedAt: typeof at === 'string' ? at : null,
    opensBefore: Number(partOf(answer, 'opensBefore')) || 0,
  };
};

/** How often the user opened a module in the last 30 days. */
export const useModuleUsage = (moduleId: string) =>
  useResource(`${usagePath(moduleId)}/usage?today=${localDay()}`, { life: 'short', parse: readUsage });
