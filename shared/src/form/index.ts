export { checkBy, type Errors } from './contract.ts';
export { fieldsOf } from './fields.tsx';
export { FormError } from './form-error.tsx';
export { Form, useBound } from './form.tsx';
export type { NameOf } from './paths.ts';
export { refusalOf } from './refusal.ts';
export { useField } from './use-field.ts';
export { useRows } from './use-rows.ts';
export { useForm, type Bound, type FormOf, type FormOptions } from './use-form.ts';
