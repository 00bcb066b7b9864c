export { allFieldsOf } from './all-fields.tsx';
export { useContractForm } from './use-contract-form.ts';
export { useRows } from './use-rows.ts';
