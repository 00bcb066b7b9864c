import { ModuleName } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readNames = listReaderOf(ModuleName);

/** Ids and names of all modules; empty while they load, and if loading fails. */
export const useModuleNames = (): ModuleName[] =>
  useResource('/tex-admin/modules/names', { parse: readNames }).data ?? [];
