import { ModuleName, Type } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/data';
import { read } from '@marketplace/shared/http';

const Named = Type.Object({ name: ModuleName.properties.name });

/** The name of a module that was embedded without one. */
export const moduleName = async (moduleId: string): Promise<string> => {
  const answer = await read(`/tex-admin/modules/${encodeURIComponent(moduleId)}`);
  return tryRead(Named, answer)?.name ?? '';
};
