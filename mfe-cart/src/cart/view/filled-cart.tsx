import { LeavingRows } from '@marketplace/shared/motion';
import type { Cart } from '../use-cart.ts';
import { useCartActions } from '../use-cart-actions.ts';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import styles from './filled-cart.module.css';
import { useSelection } from './use-selection.ts';

interface Props {
  cart: Cart;
  /** Called before the focused element goes away. */
  onBeforeRemoval: () => void;
}

export const FilledCart = ({ cart: { lines, currency }, onBeforeRemoval }: Props) => {
  const { update, remove, removeMany, clear } = useCartActions();
  const { selected, isSelected, toggle, toggleAll } = useSelection(lines.map((line) => line.cartItemId));
  const removal = (run: () => Promise<unknown>) => () => {
    onBeforeRemoval();
    void run();
  };
  const removeSelected = () => (selected.length === 1 ? remove(selected[0] ?? '') : removeMany(selected));
  return (
    <div className={styles.layout}>
      <section className={styles.lines} aria-label="Items">
        <CartToolbar
          lines={lines.length}
          selected={selected.length}
          onSelectAll={toggleAll}
          onRemoveSelected={removal(removeSelected)}
          onClear={removal(clear)}
        />
        <ul>
          <LeavingRows>
            {lines.map((line) => (
              <CartRow
                key={line.cartItemId}
                line={line}
                currency={currency}
                selected={isSelected(line.cartItemId)}
                onSelect={() => toggle(line.cartItemId)}
                onChange={(amount) => void update(line.cartItemId, amount)}
                onRemove={removal(() => remove(line.cartItemId))}
              />
            ))}
          </LeavingRows>
        </ul>
      </section>
      <CartSummary lines={lines} currency={currency} />
    </div>
  );
};
