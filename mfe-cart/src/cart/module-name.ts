import { read } from '@marketplace/shared/http';

/** The name of a module that was embedded without it. */
export const moduleName = async (moduleId: string): Promise<string> => {
  const module = (await read(`/tex-admin/modules/${encodeURIComponent(moduleId)}`)) as { name?: unknown } | null;
  return typeof module?.name === 'string' ? module.name : '';
};
