import type { ManagedTier, TierFields } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { formatMoney } from '@marketplace/shared/ui';
import { BoundDay, BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { BoundNumber } from '../editing/bound-number.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { CURRENCY_RULE } from '../editing/currency-rule.ts';
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

const labels: Record<keyof TierFields, string> = {
  name: 'Name',
  moduleId: 'Module',
  minUsers: 'From users',
  maxUsers: 'To users',
  minDays: 'From days',
  unitPrice: 'Price per user and day',
  currency: 'Currency',
  model: 'Model',
  validFrom: 'Valid from',
  validTo: 'Valid until',
};

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
    labels,
    initial: newTier(module?.id ?? null, currency),
  });
  const known =
    module ?? (tier?.fields.moduleId ? { id: tier.fields.moduleId, name: tier.moduleName ?? '' } : undefined);
  const options = useModuleOptions(known);
  const example = exampleOf(editor.fields);
  return (
    <EditorPanel editor={editor} above="Price" title={tier ? tier.fields.name : 'New price'} onClose={onClose}>
      <BoundText
        editor={editor}
        name="name"
        maxLength={120}
        rule="Give it a name."
        help="Such as Standard, or Annual."
      />
      <BoundSelect
        editor={editor}
        name="moduleId"
        options={[{ value: '', label: 'All modules without prices of their own' }, ...options]}
      />
      <div className={styles.pair}>
        <BoundNumber editor={editor} name="minUsers" />
        <BoundNumber editor={editor} name="maxUsers" optional help="Open when left blank." />
      </div>
      <BoundNumber editor={editor} name="minDays" help="For terms of at least so many days." />
      <div className={styles.pair}>
        <BoundNumber editor={editor} name="unitPrice" scale={100} help={example} />
        <BoundText editor={editor} name="currency" maxLength={3} rule={CURRENCY_RULE} />
      </div>
      <BoundSelect editor={editor} name="model" options={models} />
      <div className={styles.pair}>
        <BoundDay editor={editor} name="validFrom" help="From the start of this day, in UTC." />
        <BoundDay editor={editor} name="validTo" help="Until the start of this day, in UTC." />
      </div>
    </EditorPanel>
  );
};
