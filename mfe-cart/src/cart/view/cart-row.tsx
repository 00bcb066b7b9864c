import { LeavingRow } from '@marketplace/shared/motion';
import { Link } from '@marketplace/shared/router';
import { modulePage } from '@marketplace/shared/modules';
import { IconButton, ModuleIcon } from '@marketplace/shared/ui';
import { CheckboxField } from '@marketplace/shared/ui/form';
import { Trash2 } from 'lucide-react';
import { FreeTrial } from '../trial/free-trial.tsx';
import { OwnedNotice } from '../owned/owned-notice.tsx';
import type { CartLine, LineAmount } from '../state/cart-line.ts';
import styles from './cart-row.module.css';
import { LineEquation } from './line-equation.tsx';

interface Props {
  line: CartLine;
  currency: string;
  selected: boolean;
  onSelect: () => void;
  onChange: (amount: LineAmount) => void;
  onRemove: () => void;
}

/** One line of the cart. */
export const CartRow = ({ line, currency, selected, onSelect, onChange, onRemove }: Props) => (
  <LeavingRow className={styles.row}>
    <div className={styles.check}>
      <CheckboxField
        checked={selected}
        onChange={onSelect}
        label={<span className="visually-hidden">{`Select ${line.name}`}</span>}
      />
    </div>
    <div className={styles.icon}>
      <ModuleIcon name={line.name} iconUrl={line.iconUrl} size={48} />
    </div>
    <div className={styles.text}>
      <h2 className={styles.name}>
        <Link to={modulePage(line.itemId)}>{line.name}</Link>
      </h2>
      {line.description && <p className={styles.description}>{line.description}</p>}
    </div>
    <div className={styles.remove}>
      <IconButton label={`Remove ${line.name}`} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
    <div className={styles.equation}>
      <LineEquation line={line} currency={currency} onChange={onChange} />
      <FreeTrial days={line.trialDays} />
      <OwnedNotice name={line.name} owned={line.owned} />
    </div>
  </LeavingRow>
);
