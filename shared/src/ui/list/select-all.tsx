import { CheckboxField } from '../form/checkbox-field.tsx';
import type { Selection } from './use-selection.ts';

export const SelectAll = ({ selection, disabled }: { selection: Selection; disabled: boolean }) => (
  <CheckboxField
    label={<span className="visually-hidden">Select all on this page</span>}
    checked={selection.isAll}
    disabled={disabled}
    onChange={selection.toggleAll}
  />
);
