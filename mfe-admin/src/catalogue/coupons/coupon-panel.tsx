import { CouponFields, type ManagedCoupon } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import { useId } from 'react';
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
  published: false,
});

const labels: Record<keyof CouponFields, string> = {
  code: 'Code',
  name: 'Name',
  type: 'Type',
  value: 'Discount',
  maxDiscount: 'Maximum discount',
  minSpend: 'Minimum spend',
  currency: 'Currency',
  scope: 'Applies to',
  scopeIds: 'Selected items',
  startsAt: 'Starts',
  endsAt: 'Ends',
  usageLimit: 'Total uses',
  perClientLimit: 'Uses per organization',
  clientIds: 'Organizations',
  published: 'Show to buyers',
};

const sentences = {
  code: 'Enter a code of 3 to 40 letters, digits and hyphens.',
  name: 'Enter a name.',
  currency: 'Enter three capital letters, such as INR.',
  clientIds: 'Choose at least one organization.',
};

const Field = allFieldsOf<CouponFields>();
const Switch = allFieldsOf<{ published: boolean }>();

/** Whether the checkout offers the coupon. */
const Publishing = () => {
  const id = useId();
  return (
    <div>
      <Switch.Check name="published" aria-describedby={id} />
      <p className={styles.help} id={id}>
        Listed at checkout. If you turn this off, only people with the code can use it.
      </p>
    </div>
  );
};

export const CouponPanel = ({ coupon, onClose }: Props) => {
  const initial = newCoupon(useCompany()?.currency ?? 'INR');
  const editor = useEditor<CouponFields>({
    ...{ path: '/coupons', item: coupon, initial, contract: CouponFields, labels, sentences },
  });
  const { type, currency } = editor.values;
  const isPercentage = type === 'percentage';
  return (
    <EditorPanel editor={editor} above="Coupon" title={coupon ? coupon.fields.code : 'New coupon'} onClose={onClose}>
      {coupon && coupon.uses > 0 && (
        <p className={styles.help}>{`Uses so far: ${coupon.uses}. Past orders don’t change.`}</p>
      )}
      <div className={styles.pair}>
        <Field.Text name="code" help="Letters, digits and hyphens." />
        <Field.Text name="name" />
        <Field.Select name="type" options={types} />
        <Field.Number
          key={type}
          name="value"
          label={isPercentage ? 'Percent off' : 'Amount off'}
          scale={100}
          suffix={isPercentage ? '%' : currency}
        />
        <Field.Number name="maxDiscount" scale={100} suffix={currency} />
        <Field.Number name="minSpend" scale={100} suffix={currency} />
      </div>
      <Field.Text name="currency" maxLength={3} />
      <CouponScope editor={editor} />
      <Publishing />
      <div className={styles.pair}>
        <Field.Day name="startsAt" help="At the start of this day (UTC)." />
        <Field.Day name="endsAt" help="At the start of this day (UTC)." />
        <Field.Number name="usageLimit" help="Leave blank for no limit." />
        <Field.Number name="perClientLimit" />
      </div>
    </EditorPanel>
  );
};
