import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button/button.tsx';
import styles from './pagination.module.css';

interface Props {
  /** From 0. */
  page: number;
  size: number;
  totalElements: number;
  onPage: (page: number) => void;
}

export const Pagination = ({ page, size, totalElements, onPage }: Props) => {
  const pages = Math.max(1, Math.ceil(totalElements / size));
  const first = totalElements === 0 ? 0 : page * size + 1;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <span>{`${first} to ${Math.min(totalElements, (page + 1) * size)} of ${totalElements.toLocaleString('en-IN')}`}</span>
      <span className={styles.turns}>
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={16} aria-hidden />
          Previous
        </Button>
        <Button size="small" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={16} aria-hidden />
        </Button>
      </span>
    </nav>
  );
};
