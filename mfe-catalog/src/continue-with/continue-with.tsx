import { forgetContinueWith, modulePage, readContinueWith } from '@marketplace/shared/modules';
import { IconButton, LinkButton } from '@marketplace/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './continue-with.module.css';

/** Links back to the module that the user signed in to buy. */
const ContinueWith = () => {
  const [kept, setKept] = useState(readContinueWith);
  useEffect(() => {
    if (!kept) forgetContinueWith();
  }, [kept]);
  if (!kept) return null;
  return (
    <aside className={styles.banner} aria-label="Pick up where you left off">
      <p className={styles.text}>You signed in to buy {kept.moduleName}.</p>
      <span className={styles.actions}>
        <LinkButton to={modulePage(kept.moduleId)} kind="primary" onClick={forgetContinueWith}>
          Continue with {kept.moduleName}
        </LinkButton>
        <IconButton label="Dismiss" onClick={() => setKept(undefined)}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </aside>
  );
};

export default ContinueWith;
