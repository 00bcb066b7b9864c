import type { ManagedTier } from '@marketplace/shared/contracts';
import { Badge, formatDate, formatMoney } from '@marketplace/shared/ui';
import { ActionsMenu } from '@marketplace/shared/ui/menu';
import { opensRow, type Column } from '@marketplace/shared/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { useQuestion } from '../../question/use-question.tsx';
import { removeItem } from '../lists/change-status.ts';
import styles from './price-table.module.css';

interface Options {
  onEdit: (id: string) => void;
  /** Also shows the module of each price. */
  isPlaced?: boolean;
}

const usersText = ({ fields: { minUsers, maxUsers } }: ManagedTier) =>
  maxUsers === null ? `${minUsers} or more` : `${minUsers} to ${maxUsers}`;

const day = (instant: string | null) => instant && formatDate(instant);

const validityText = ({ fields: { validFrom, validTo } }: ManagedTier) => {
  const [from, to] = [day(validFrom), day(validTo)];
  if (from && to) return `${from} to ${to}`;
  if (from) return `From ${from}`;
  return to ? `Until ${to}` : 'Always';
};

/** The columns of a price list, and the confirm dialog for removing a price. */
export const usePriceColumns = ({ onEdit, isPlaced = false }: Options) => {
  const { ask, dialog } = useQuestion();
  const remove = (item: ManagedTier) =>
    ask({
      title: `Remove ${item.fields.name}?`,
      text:
        item.moduleName === null
          ? 'Modules without prices of their own will use the remaining prices for all modules, or can’t be bought. Past orders don’t change.'
          : `${item.moduleName} will use the remaining prices. Past orders don’t change.`,
      action: 'Remove',
      run: () => removeItem({ path: '/prices', item, done: `${item.fields.name} removed.` }),
    });
  const columns: Column<ManagedTier>[] = [
    {
      key: 'name',
      sortedBy: 'name',
      title: 'Price',
      lead: true,
      cell: ({ id, fields, moduleName }) => (
        <span className={styles.texts}>
          <button type="button" {...opensRow} className={styles.name} onClick={() => onEdit(id)}>
            {fields.name}
          </button>
          {isPlaced && <span className={styles.module}>{moduleName ?? 'All modules'}</span>}
        </span>
      ),
    },
    { key: 'users', sortedBy: 'minUsers', title: 'Users', numeric: true, cell: usersText },
    { key: 'days', sortedBy: 'minDays', title: 'Minimum days', numeric: true, cell: ({ fields }) => fields.minDays },
    {
      key: 'price',
      sortedBy: 'unitPrice',
      title: 'Per user and day',
      numeric: true,
      cell: ({ fields }) => formatMoney(fields.unitPrice, fields.currency),
    },
    {
      key: 'validity',
      title: 'Valid',
      cell: (tier) => (
        <span className={styles.validity}>
          {tier.validity !== 'current' && <Badge>{tier.validity === 'past' ? 'Past' : 'Upcoming'}</Badge>}
          {validityText(tier)}
        </span>
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      action: true,
      cell: (tier) => (
        <ActionsMenu
          label={`Actions for ${tier.fields.name}`}
          actions={[
            { label: 'Edit', icon: Pencil, onSelect: () => onEdit(tier.id) },
            { label: 'Remove', icon: Trash2, onSelect: () => remove(tier) },
          ]}
        />
      ),
    },
  ];
  return { columns, dialog };
};
