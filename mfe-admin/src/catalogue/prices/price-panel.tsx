import { TierFields, type ManagedTier } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import { formatMoney } from '@marketplace/shared/ui';
import { EditorPanel } from '../editing/editor-panel.tsx';
import styles from '../editing/editor.module.css';
import { useEditor } from '../editing/use-editor.ts';
import { useModuleOptions } from './use-module-options.ts';

interface Props {
  tier: ManagedTier | undefined;
  /** The module of a new price. */
  module?: { id: string; name: string };
  onClose: () => void;
}

const models = [
  { value: 'volume', label: 'Volume: one price for all users' },
  { value: 'graduated', label: 'Graduated: each tier at its own price' },
];

/** A draft price: the amount starts empty and is required. */
type TierDraft = Omit<TierFields, 'unitPrice'> & { unitPrice: number | null };

const newTier = (moduleId: string | null, currency: string): TierDraft => ({
  moduleId,
  name: '',
  minUsers: 1,
  maxUsers: null,
  minDays: 1,
  unitPrice: null,
  model: 'volume',
  currency,
  validFrom: null,
  validTo: null,
});

const labels: Record<keyof TierFields, string> = {
  name: 'Name',
  moduleId: 'Module',
  minUsers: 'Minimum users',
  maxUsers: 'Maximum users',
  minDays: 'Minimum days',
  unitPrice: 'Price per user and day',
  currency: 'Currency',
  model: 'Pricing model',
  validFrom: 'Valid from',
  validTo: 'Valid until',
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Total of the smallest order at this price. */
const exampleOf = ({ unitPrice, minUsers, minDays, currency }: TierDraft) => {
  if (unitPrice === null) return undefined;
  const total = unitPrice * minUsers * minDays;
  if (!/^[A-Z]{3}$/.test(currency) || !Number.isFinite(total)) return undefined;
  return `${counted(minUsers, 'user')} for ${counted(minDays, 'day')}: ${formatMoney(total, currency)}`;
};

const sentences = { name: 'Enter a name.', currency: 'Enter three capital letters, such as INR.' };

const Field = allFieldsOf<TierDraft>();

export const PricePanel = ({ tier, module, onClose }: Props) => {
  const currency = useCompany()?.currency ?? 'INR';
  const editor = useEditor<TierDraft>({
    ...{ path: '/prices', item: tier, contract: TierFields, labels, sentences },
    initial: newTier(module?.id ?? null, currency),
  });
  const known =
    module ?? (tier?.fields.moduleId ? { id: tier.fields.moduleId, name: tier.moduleName ?? '' } : undefined);
  const options = useModuleOptions(known);
  return (
    <EditorPanel editor={editor} above="Price" title={tier ? tier.fields.name : 'New price'} onClose={onClose}>
      <Field.Text name="name" help="Such as Standard or Annual." />
      <Field.Select
        name="moduleId"
        options={[{ value: '', label: 'All modules without prices of their own' }, ...options]}
      />
      <div className={styles.pair}>
        <Field.Number name="minUsers" />
        <Field.Number name="maxUsers" help="Leave blank for no limit." />
      </div>
      <Field.Number name="minDays" help="The shortest term this price applies to." />
      <div className={styles.pair}>
        <Field.Number name="unitPrice" scale={100} help={exampleOf(editor.values)} />
        <Field.Text name="currency" maxLength={3} />
      </div>
      <Field.Select name="model" options={models} />
      <div className={styles.pair}>
        <Field.Day name="validFrom" help="From the start of this day (UTC)." />
        <Field.Day name="validTo" help="Until the start of this day (UTC)." />
      </div>
    </EditorPanel>
  );
};
