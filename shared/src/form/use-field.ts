import { isNullable, partOf, present } from './contract.ts';
import { useBound } from './form.tsx';
import { valueAt } from './paths.ts';

/** One field of the enclosing form: its value, its limits, its error. */
export const useField = (name: string) => {
  const { values, errors, busy, labels, contract, set } = useBound();
  const part = partOf(contract, name);
  const value = valueAt(values, name);
  return {
    label: labels?.[name] ?? '',
    value,
    text: typeof value === 'string' ? value : '',
    error: errors[name],
    busy,
    maxLength: present(part)?.maxLength,
    isNullable: isNullable(part),
    isWhole: present(part)?.type === 'integer',
    set: (next: unknown) => set(name, next),
  };
};
