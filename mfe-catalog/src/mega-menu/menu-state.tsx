import { Button } from '@marketplace/shared/ui';
import { Boxes, CloudAlert } from 'lucide-react';
import styles from './mega-menu.module.css';

export const MenuFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.state} role="alert">
    <CloudAlert size={24} strokeWidth={1.75} aria-hidden />
    <p>Failed to load categories.</p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
);

export const MenuEmpty = () => (
  <div className={styles.state}>
    <Boxes size={24} strokeWidth={1.75} aria-hidden />
    <p>No Buckets Available</p>
  </div>
);
