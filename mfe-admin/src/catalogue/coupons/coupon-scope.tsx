import { CouponChoices, type CouponFields, ManagedCategory } from '@marketplace/shared/contracts';
import { listReaderOf, readerOf } from '@marketplace/shared/data';
import { fieldsOf } from '@marketplace/shared/form';
import { CheckboxField } from '@marketplace/shared/ui/form';
import { chosenOf } from '@marketplace/shared/ui/list';
import type { Editor } from '../editing/use-editor.ts';
import { useModuleOptions } from '../prices/use-module-options.ts';
import { useManaged } from '../use-managed.ts';
import { ChoiceList } from './choice-list.tsx';

const scopes = [
  { value: 'all', label: 'All modules' },
  { value: 'categories', label: 'Specific categories' },
  { value: 'buckets', label: 'Specific buckets' },
  { value: 'modules', label: 'Specific modules' },
] as const;

type Options = { value: string; label: string }[];

const useScopeOptions = (): Record<Exclude<CouponFields['scope'], 'all'>, Options> => {
  const { shown = [] } = useManaged('/tree', listReaderOf(ManagedCategory));
  const modules = useModuleOptions();
  return {
    modules,
    categories: shown.map(({ id, fields }) => ({ value: id, label: fields.name })),
    buckets: shown.flatMap((category) =>
      category.buckets.map(({ id, fields }) => ({ value: id, label: `${category.fields.name} · ${fields.name}` })),
    ),
  };
};

const Field = fieldsOf<CouponFields>();

/** Which modules and clients a coupon applies to. */
export const CouponScope = ({ editor: { values, edit, errors, labels } }: { editor: Editor<CouponFields> }) => {
  const options = useScopeOptions();
  const { shown: choices } = useManaged('/coupons/choices', readerOf(CouponChoices));
  const { scope, scopeIds, clientIds } = values;
  const clients = (choices?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Field.Select
        name="scope"
        options={[...scopes]}
        onChange={(event) => edit({ scope: chosenOf(scopes, event.target.value) ?? 'all', scopeIds: [] })}
      />
      {scope !== 'all' && (
        <ChoiceList
          key={scope}
          label={`Selected ${scope}`}
          what={scope}
          options={options[scope]}
          chosen={scopeIds}
          error={errors['scopeIds']}
          onChange={(next) => edit({ scopeIds: next })}
        />
      )}
      <CheckboxField
        label="Only for specific organizations"
        checked={clientIds !== null}
        onChange={(event) => edit({ clientIds: event.target.checked ? [] : null })}
      />
      {clientIds !== null && (
        <ChoiceList
          label={labels?.clientIds ?? ''}
          what="organizations"
          options={clients}
          chosen={clientIds}
          error={errors['clientIds']}
          onChange={(next) => edit({ clientIds: next })}
        />
      )}
    </>
  );
};
