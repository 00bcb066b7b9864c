import type { CouponStatus, ManagedCoupon } from '@marketplace/shared/contracts';
import { Badge, formatDate, formatMoney } from '@marketplace/shared/ui';
import { RowLink } from '@marketplace/shared/ui/list';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import type { Column } from '@marketplace/shared/ui/table';
import { Archive, Pause, Play } from 'lucide-react';
import { changeStatus } from '../lists/change-status.ts';
import { couponLook } from './coupon-look.ts';
import styles from '../prices/price-table.module.css';

const Status = (coupon: ManagedCoupon) => {
  const { tone, label } = couponLook(coupon, Date.now());
  return <Badge tone={tone}>{label}</Badge>;
};

const scopeTexts = { all: 'All modules', categories: 'Categories', buckets: 'Buckets', modules: 'Modules' };

const valueText = ({ fields: { type, value, currency } }: ManagedCoupon) =>
  type === 'percentage' ? `${value / 100}%` : formatMoney(value, currency);

const usesText = ({ uses, fields: { usageLimit } }: ManagedCoupon) =>
  usageLimit === null ? String(uses) : `${uses} of ${usageLimit}`;

const timeText = ({ fields: { startsAt, endsAt } }: ManagedCoupon) => {
  if (startsAt && endsAt) return `${formatDate(startsAt)} to ${formatDate(endsAt)}`;
  if (startsAt) return `From ${formatDate(startsAt)}`;
  return endsAt ? `Until ${formatDate(endsAt)}` : 'Always';
};

const actionsOf = (item: ManagedCoupon): MenuAction[] => {
  const { code } = item.fields;
  const to = (status: CouponStatus, done: string) => () =>
    void changeStatus({ path: '/coupons', item, status, was: item.status, done });
  const pause = { label: 'Pause', icon: Pause, onSelect: to('paused', `${code} paused.`) };
  const start = { label: 'Activate', icon: Play, onSelect: to('active', `${code} is active.`) };
  const archive = { label: 'Archive', icon: Archive, onSelect: to('archived', `${code} archived.`) };
  return [item.status === 'active' ? pause : start, ...(item.status === 'archived' ? [] : [archive])];
};

/** An API without `published` lists all of them to buyers. */
const Visibility = ({ fields: { published = true } }: ManagedCoupon) =>
  published ? 'Shown to buyers' : <Badge>Private</Badge>;

export const couponColumns = ({ toCoupon }: { toCoupon: (id: string) => string }): Column<ManagedCoupon>[] => [
  {
    key: 'code',
    sortedBy: 'code',
    title: 'Coupon',
    lead: true,
    cell: ({ id, fields }) => (
      <span className={styles.texts}>
        <RowLink to={toCoupon(id)}>{fields.code}</RowLink>
        <span className={styles.module}>{fields.name}</span>
      </span>
    ),
  },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: Status },
  { key: 'published', title: 'Visibility', cell: Visibility },
  { key: 'value', title: 'Discount', numeric: true, cell: valueText },
  { key: 'scope', title: 'Applies to', cell: ({ fields }) => scopeTexts[fields.scope] },
  { key: 'time', title: 'Valid', cell: timeText },
  { key: 'uses', sortedBy: 'uses', title: 'Used', numeric: true, cell: usesText },
  {
    key: 'actions',
    title: 'Actions',
    action: true,
    cell: (coupon) => <ActionsMenu label={`Actions for ${coupon.fields.code}`} actions={actionsOf(coupon)} />,
  },
];
