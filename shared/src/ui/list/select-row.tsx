import { CheckboxField } from '../form/checkbox-field.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  id: string;
  /** The row's name, read aloud. */
  name: string;
}

export const SelectRow = ({ selection, id, name }: Props) => (
  <CheckboxField
    label={<span className="visually-hidden">{`Select ${name}`}</span>}
    checked={selection.has(id)}
    onChange={() => selection.toggle(id)}
  />
);
