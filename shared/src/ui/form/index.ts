export { CheckboxField } from './checkbox-field.tsx';
export { FieldError } from './field-error.tsx';
export { NumberStepper } from './number-stepper.tsx';
export { PasswordField } from './password-field.tsx';
export { SelectField } from './select-field.tsx';
export { TextAreaField } from './text-area-field.tsx';
export { TextField } from './text-field.tsx';
export { typedDecimal, typedInteger } from './typed-number.ts';
export { SearchField } from './search-field.tsx';
