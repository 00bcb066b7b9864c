import { useMyModules } from '@marketplace/shared/modules';
import { useNavigate } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import { Button } from '@marketplace/shared/ui';
import { useSetAtom } from 'jotai';
import { LayoutGrid } from 'lucide-react';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import styles from './header.module.css';

/** Opens My Modules; a session that was lost meanwhile leads to the sign-in. */
export const MyModulesButton = () => {
  const user = useUser();
  const navigate = useNavigate();
  const setOverlay = useSetAtom(overlayAtom);
  const { modules } = useMyModules();
  const open = () => {
    if (user) setOverlay({ name: 'my-modules' });
    else void navigate('/login');
  };
  return (
    <Button kind="quiet" onClick={open} className={styles.onlyWide ?? ''}>
      <LayoutGrid size={18} strokeWidth={1.75} aria-hidden />
      My Modules
      <span className={styles.count}>{modules.length}</span>
    </Button>
  );
};
