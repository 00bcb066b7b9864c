import type { CouponFields, ManagedCoupon } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { BoundDay, BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { BoundNumber } from '../editing/bound-number.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { CURRENCY_RULE } from '../editing/currency-rule.ts';
import styles from '../editing/editor.module.css';
import { useEditor } from '../editing/use-editor.ts';
import { CouponScope } from './coupon-scope.tsx';

interface Props {
  coupon: ManagedCoupon | undefined;
  onClose: () => void;
}

const types = [
  { value: 'percentage', label: 'Percent off' },
  { value: 'fixed', label: 'Amount off' },
];

const newCoupon = (currency: string): CouponFields => ({
  code: '',
  name: '',
  type: 'percentage',
  value: 1_000,
  maxDiscount: null,
  minSpend: 0,
  currency,
  scope: 'all',
  scopeIds: [],
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  perClientLimit: null,
  clientIds: null,
});

const labels: Record<keyof CouponFields, string> = {
  code: 'Code',
  name: 'Name',
  type: 'Kind',
  value: 'Discount',
  maxDiscount: 'At most',
  minSpend: 'Minimum spend',
  currency: 'Currency',
  scope: 'Holds for',
  scopeIds: 'What it holds for',
  startsAt: 'Starts',
  endsAt: 'Ends',
  usageLimit: 'Uses in all',
  perClientLimit: 'Uses of one client',
  clientIds: 'The clients',
};

export const CouponPanel = ({ coupon, onClose }: Props) => {
  const currency = useCompany()?.currency ?? 'INR';
  const editor = useEditor<CouponFields>({ path: '/coupons', item: coupon, initial: newCoupon(currency), labels });
  const isPercentage = editor.fields.type === 'percentage';
  return (
    <EditorPanel editor={editor} above="Coupon" title={coupon ? coupon.fields.code : 'New coupon'} onClose={onClose}>
      {coupon && coupon.uses > 0 && (
        <p className={styles.help}>{`Used ${coupon.uses} times. What was ordered with it stays as it is.`}</p>
      )}
      <div className={styles.pair}>
        <BoundText
          editor={editor}
          name="code"
          maxLength={40}
          help="Letters, digits and hyphens."
          rule="Enter a code of 3 to 40 letters, digits and hyphens."
        />
        <BoundText editor={editor} name="name" maxLength={120} rule="Give it a name." />
        <BoundSelect editor={editor} name="type" options={types} />
        <BoundNumber
          key={editor.fields.type}
          editor={editor}
          name="value"
          label={isPercentage ? 'Percent off' : 'Amount off'}
          scale={100}
          suffix={isPercentage ? '%' : editor.fields.currency}
        />
        <BoundNumber editor={editor} name="maxDiscount" scale={100} suffix={editor.fields.currency} optional />
        <BoundNumber editor={editor} name="minSpend" scale={100} suffix={editor.fields.currency} />
      </div>
      <BoundText editor={editor} name="currency" maxLength={3} rule={CURRENCY_RULE} />
      <CouponScope editor={editor} />
      <div className={styles.pair}>
        <BoundDay editor={editor} name="startsAt" help="At the start of this day, in UTC." />
        <BoundDay editor={editor} name="endsAt" help="At the start of this day, in UTC." />
        <BoundNumber editor={editor} name="usageLimit" optional help="Unlimited when left blank." />
        <BoundNumber editor={editor} name="perClientLimit" optional />
      </div>
    </EditorPanel>
  );
};
