export { allFieldsOf } from './all-fields.tsx';
export { checkBy } from './check-by.ts';
export { useContractForm } from './use-contract-form.ts';
export { useRows } from './use-rows.ts';
