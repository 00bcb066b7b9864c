export { ComboboxField, type ComboboxOption } from './combobox-field.tsx';
