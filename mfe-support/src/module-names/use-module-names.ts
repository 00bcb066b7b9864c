import { ModuleName } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readNames = listReaderOf(ModuleName);

/** Ids and names of all modules; empty until they are there, and when they cannot be had. */
export const useModuleNames = (): ModuleName[] =>
  useResource('/tex-admin/modules/names', { parse: readNames }).data ?? [];
