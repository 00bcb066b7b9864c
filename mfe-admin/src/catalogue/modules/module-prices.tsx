import { rowsReaderOf } from '@marketplace/shared/data';
import { type ManagedModule, ManagedTier } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Table } from '@marketplace/shared/ui/table';
import { Plus } from 'lucide-react';
import { PricePanel } from '../prices/price-panel.tsx';
import { usePriceColumns } from '../prices/use-price-columns.tsx';
import { listPath, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import styles from './module-editor.module.css';

interface Props {
  module: ManagedModule;
  /** Opening a price would lose unsaved changes to the module. */
  isDirty: boolean;
}

/** The prices of one module and those for all modules. */
export const ModulePrices = ({ module, isDirty }: Props) => {
  const { view, change } = useCatalogueView();
  const { shown } = useManaged(listPath('/prices', { moduleId: module.id, size: 100 }), rowsReaderOf(ManagedTier));
  const tiers = shown?.rows ?? [];
  const { columns, dialog } = usePriceColumns({ onEdit: (edit) => change({ edit }) });
  const edited = tiers.find(({ id }) => id === view.edit);
  return (
    <section className={styles.part} aria-label="Prices">
      <div>
        <h3 className={styles.partTitle}>Prices</h3>
        <p className={styles.partText}>
          Per user and day. Without its own prices, a module uses those for all modules. Changes apply right away.
        </p>
      </div>
      <div className={styles.fields}>
        {tiers.length > 0 && <Table caption="Prices" columns={columns} rows={tiers} rowKey={({ id }) => id} />}
        {dialog}
        {shown && tiers.length === 0 && <p className={styles.partText}>No prices of its own yet.</p>}
        <div>
          <Button disabled={isDirty} onClick={() => change({ edit: 'new' })}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Add price
          </Button>
          {isDirty && <p className={styles.partText}>Save the module before you add a price.</p>}
        </div>
      </div>
      {shown && (view.edit === 'new' || edited) && (
        <PricePanel
          key={view.edit}
          tier={edited}
          module={{ id: module.id, name: module.fields.name }}
          onClose={() => change({ edit: '' })}
        />
      )}
    </section>
  );
};
