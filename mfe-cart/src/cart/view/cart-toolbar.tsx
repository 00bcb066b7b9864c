import { Button } from '@marketplace/shared/ui';
import { CheckboxField } from '@marketplace/shared/ui/form';
import styles from './cart-toolbar.module.css';
import { ClearCartButton } from './clear-cart-button.tsx';

interface Props {
  lines: number;
  selected: number;
  onSelectAll: () => void;
  onRemoveSelected: () => void;
  onClear: () => void;
}

/** Selects all lines; removes what is selected, or everything. */
export const CartToolbar = ({ lines, selected, onSelectAll, onRemoveSelected, onClear }: Props) => (
  <div className={styles.toolbar}>
    <CheckboxField
      checked={selected === lines}
      onChange={onSelectAll}
      label={selected === 0 ? 'Select all' : `${selected} of ${lines} selected`}
    />
    <div className={styles.actions}>
      {selected > 0 && (
        <Button size="small" onClick={onRemoveSelected}>
          Remove selected
        </Button>
      )}
      <ClearCartButton lines={lines} onClear={onClear} />
    </div>
  </div>
);
