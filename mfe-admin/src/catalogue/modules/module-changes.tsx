import type { ManagedCategory, ModuleFields } from '@marketplace/shared/contracts';
import styles from './module-editor.module.css';
import { moduleDifferences } from './module-differences.ts';

interface Props {
  before: ModuleFields;
  after: ModuleFields;
  categories: ManagedCategory[];
}

/** What visitors see now, and what they will see once the module is published. */
export const ModuleChanges = ({ before, after, categories }: Props) => (
  <section className={styles.changes} aria-label="Unpublished changes">
    <h3 className={styles.partTitle}>Unpublished changes</h3>
    <dl>
      {moduleDifferences(before, after, categories).map(({ label, was, is }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del className={styles.was}>{was}</del>
          </dd>
          <dd>
            <ins className={styles.is}>{is}</ins>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
