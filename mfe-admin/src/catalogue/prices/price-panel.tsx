import type { ManagedTier, TierFields } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { formatMoney } from '@marketplace/shared/ui';
import { BoundDay, BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { BoundNumber } from '../editing/bound-number.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
import styles from '../editing/editor.module.css';
import { useEditor } from '../editing/use-editor.ts';
import { useModuleOptions } from './use-module-options.ts';

interface Props {
  tier: ManagedTier | undefined;
  /** The one module that a new price is for. */
  module?: { id: string; name: string };
  onClose: () => void;
}

const models = [
  { value: 'volume', label: 'Volume: one price for all users' },
  { value: 'graduated', label: 'Graduated: each user by their own step' },
];

/** A price that is being written: its amount is asked for, not guessed. */
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

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What the smallest order at this price costs. */
const exampleOf = ({ unitPrice, minUsers, minDays, currency }: TierDraft) => {
  if (unitPrice === null) return undefined;
  const total = unitPrice * minUsers * minDays;
  if (!/^[A-Z]{3}$/.test(currency) || !Number.isFinite(total)) return undefined;
  return `${counted(minUsers, 'user')} for ${counted(minDays, 'day')}: ${formatMoney(total, currency)}`;
};

export const PricePanel = ({ tier, module, onClose }: Props) => {
  const currency = useCompany()?.currency ?? 'INR';
  const editor = useEditor<TierDraft>({
    path: '/prices',
    item: tier,
    initial: newTier(module?.id ?? null, currency),
  });
  const known =
    module ?? (tier?.fields.moduleId ? { id: tier.fields.moduleId, name: tier.moduleName ?? '' } : undefined);
  const options = useModuleOptions(known);
  const example = exampleOf(editor.fields);
  return (
    <EditorPanel editor={editor} above="Price" title={tier ? tier.fields.name : 'New price'} onClose={onClose}>
      <BoundText editor={editor} name="name" label="Name" maxLength={120} help="Such as Standard, or Annual." />
      <BoundSelect
        editor={editor}
        name="moduleId"
        label="Module"
        options={[{ value: '', label: 'All modules without prices of their own' }, ...options]}
      />
      <div className={styles.pair}>
        <BoundNumber editor={editor} name="minUsers" label="From users" />
        <BoundNumber editor={editor} name="maxUsers" label="To users" optional help="Open when left blank." />
        <BoundNumber editor={editor} name="minDays" label="From days" help="For terms of at least so many days." />
      </div>
      <div className={styles.pair}>
        <BoundNumber editor={editor} name="unitPrice" label="Price per user and day" scale={100} help={example} />
        <BoundText editor={editor} name="currency" label="Currency" maxLength={3} />
      </div>
      <BoundSelect editor={editor} name="model" label="Model" options={models} />
      <div className={styles.pair}>
        <BoundDay editor={editor} name="validFrom" label="Valid from" help="From the start of this day, in UTC." />
        <BoundDay editor={editor} name="validTo" label="Valid until" help="Until the start of this day, in UTC." />
      </div>
    </EditorPanel>
  );
};
