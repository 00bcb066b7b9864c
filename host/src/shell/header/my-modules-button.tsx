import { useMyModules } from '@marketplace/shared/modules';
import { Button } from '@marketplace/shared/ui';
import { LayoutGrid } from 'lucide-react';
import styles from './my-modules-button.module.css';
import { useOpenMyModules } from './use-open-my-modules.ts';

const MOST_SHOWN = 99;

/** The number of available modules, in a place of one width. */
const Count = () => {
  const { length } = useMyModules();
  return (
    <span className={styles.place}>
      <span className={styles.count}>{length > MOST_SHOWN ? `${MOST_SHOWN}+` : length}</span>
    </span>
  );
};

export const MyModulesButton = () => {
  const open = useOpenMyModules();
  return (
    <Button kind="quiet" onClick={open} className={styles.button ?? ''}>
      <LayoutGrid size={18} strokeWidth={1.75} aria-hidden />
      My Modules
      <Count />
    </Button>
  );
};
