import type { Field, Value } from './field.ts';
import type { FilterOption } from './filter-select.tsx';
import type { AnyList } from './use-list.ts';

export interface ControlsProps {
  list: Pick<AnyList<unknown>, 'definition' | 'view' | 'change'>;
  /** "orders". */
  what: string;
  /** Options known only at runtime, by field. */
  options?: Record<string, readonly FilterOption[]>;
}

export const isSet = ({ definition, view }: ControlsProps['list'], name: string) =>
  view[name] !== definition.fields[name]?.start;

/** The controls of a list's fields in one place. */
export const Controls = ({ list, what, options = {}, place }: ControlsProps & { place: Field['place'] }) => {
  const view: Record<string, Value> = list.view;
  return Object.entries(list.definition.fields).map(
    ([name, { control: Control, place: own }]) =>
      Control &&
      own === place && (
        <Control
          key={name}
          {...{ name, what, view, isSet: isSet(list, name), options: options[name] ?? [] }}
          change={(changes) => list.change(changes)}
        />
      ),
  );
};
