import { useMyModules } from '@marketplace/shared/modules';
import { Button } from '@marketplace/shared/ui';
import { LayoutGrid } from 'lucide-react';
import styles from './my-modules-button.module.css';
import { useOpenMyModules } from './use-open-my-modules.ts';

const MOST_SHOWN = 99;

/** The number of available modules, with its space reserved until it is known. */
const Count = () => {
  const { status, modules } = useMyModules();
  const count = modules.length > MOST_SHOWN ? `${MOST_SHOWN}+` : modules.length;
  return <span className={styles.place}>{status === 'loaded' && <span className={styles.count}>{count}</span>}</span>;
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
