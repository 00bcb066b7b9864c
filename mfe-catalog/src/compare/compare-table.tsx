import type { ComparedModule } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { IconButton, ModuleIcon } from '@marketplace/shared/ui';
import { X } from 'lucide-react';
import { compareRows, isSame, type Term } from './compare-rows.tsx';
import styles from './compare.module.css';

interface Props {
  modules: ComparedModule[];
  term: Term;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}

const Head = ({
  module: { id, name, iconUrl, categoryHue },
  onRemove,
}: { module: ComparedModule } & Pick<Props, 'onRemove'>) => (
  <th scope="col">
    <span className={styles.head}>
      <ModuleIcon name={name} iconUrl={iconUrl} hue={categoryHue} size={40} />
      <IconButton label={`Remove ${name}`} onClick={() => onRemove(id)}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </span>
    <Link to={modulePage(id)} className={styles.name}>
      {name}
    </Link>
  </th>
);

/** Modules in columns, their facts in rows. Rows that differ are marked. */
export const CompareTable = ({ modules, term, onlyDifferences, onRemove }: Props) => {
  const rows = compareRows
    .map((row) => ({ ...row, same: modules.length > 1 && isSame(row, modules, term) }))
    .filter(({ same }) => !same || !onlyDifferences);
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={styles.table} data-columns={modules.length}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {modules.map((module) => (
              <Head key={module.id} module={module} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, cell, same }) => (
            <tr key={label} data-differs={(!same && modules.length > 1) || undefined}>
              <th scope="row">{label}</th>
              {modules.map((module) => (
                <td key={module.id}>{cell?.(module) ?? text(module, term)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.none}>These modules have no differences here.</p>}
    </div>
  );
};
