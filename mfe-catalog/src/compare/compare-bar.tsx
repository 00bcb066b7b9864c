import { IconButton, LinkButton } from '@marketplace/shared/ui';
import { X } from 'lucide-react';
import { chooseModules, comparePage, useChosenModules } from './chosen-modules.ts';
import styles from './choice.module.css';

/** Links to the comparison of the modules chosen on this device; renders nothing until there are some. */
export const CompareBar = () => {
  const chosen = useChosenModules();
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  return (
    <aside className={styles.bar} aria-label="Compare modules">
      <span className={styles.names}>{chosen.map(({ name }) => name).join(', ')}</span>
      <LinkButton to={comparePage(ids)} kind="primary" size="small">
        {chosen.length === 1 ? 'Compare 1 module' : `Compare ${chosen.length} modules`}
      </LinkButton>
      <IconButton label="Clear comparison" onClick={() => chooseModules([])}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </aside>
  );
};
