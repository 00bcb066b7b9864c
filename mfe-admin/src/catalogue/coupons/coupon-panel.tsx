import type { CouponFields, ManagedCoupon } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { BoundDay, BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { BoundNumber } from '../editing/bound-number.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
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

export const CouponPanel = ({ coupon, onClose }: Props) => {
  const currency = useCompany()?.currency ?? 'INR';
  const editor = useEditor<CouponFields>({ path: '/coupons', item: coupon, initial: newCoupon(currency) });
  const isPercentage = editor.fields.type === 'percentage';
  return (
    <EditorPanel editor={editor} above="Coupon" title={coupon ? coupon.fields.code : 'New coupon'} onClose={onClose}>
      {coupon && coupon.uses > 0 && (
        <p className={styles.help}>{`Used ${coupon.uses} times. What was ordered with it stays as it is.`}</p>
      )}
      <div className={styles.pair}>
        <BoundText editor={editor} name="code" label="Code" maxLength={40} help="Letters, digits and hyphens." />
        <BoundText editor={editor} name="name" label="Name" maxLength={120} />
        <BoundSelect editor={editor} name="type" label="Kind" options={types} />
        <BoundNumber
          key={editor.fields.type}
          editor={editor}
          name="value"
          label={isPercentage ? 'Percent off' : 'Amount off'}
          scale={100}
          suffix={isPercentage ? '%' : editor.fields.currency}
        />
        <BoundNumber editor={editor} name="maxDiscount" label="At most" scale={100} suffix={currency} optional />
        <BoundNumber editor={editor} name="minSpend" label="Minimum spend" scale={100} suffix={currency} />
        <BoundText editor={editor} name="currency" label="Currency" maxLength={3} />
      </div>
      <CouponScope editor={editor} />
      <div className={styles.pair}>
        <BoundDay editor={editor} name="startsAt" label="Starts" help="At the start of this day, in UTC." />
        <BoundDay editor={editor} name="endsAt" label="Ends" help="At the start of this day, in UTC." />
        <BoundNumber editor={editor} name="usageLimit" label="Uses in all" optional help="Unlimited when left blank." />
        <BoundNumber editor={editor} name="perClientLimit" label="Uses of one client" optional />
      </div>
    </EditorPanel>
  );
};
