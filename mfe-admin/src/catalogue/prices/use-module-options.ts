import { ModuleName } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readNames = listReaderOf(ModuleName);

/** The published modules, plus a known one that may not be published. */
export const useModuleOptions = (known?: { id: string; name: string }) => {
  const { data = [] } = useResource('/tex-admin/modules/names', { parse: readNames });
  const all = known && !data.some(({ id }) => id === known.id) ? [known, ...data] : data;
  return all.map(({ id, name }) => ({ value: id, label: name }));
};
