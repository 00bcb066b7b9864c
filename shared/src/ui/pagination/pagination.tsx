import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './pagination.module.css';

interface Props {
  /** From 0. */
  page: number;
  size: number;
  totalElements: number;
  onPage: (page: number) => void;
}

const inWords = (count: number) => count.toLocaleString('en-IN');

export const Pagination = ({ page, size, totalElements, onPage }: Props) => {
  const nav = useRef<HTMLElement>(null);
  const last = Math.max(0, Math.ceil(totalElements / size) - 1);
  const first = totalElements === 0 ? 0 : page * size + 1;
  /** Scrolls to the top of a new page. A button at the first or last page keeps the focus and does nothing. */
  const turnTo = (next: number) => {
    if (next < 0 || next > last) return;
    const rows = nav.current?.previousElementSibling;
    if (rows && rows.getBoundingClientRect().top < 0) rows.scrollIntoView({ block: 'start' });
    onPage(next);
  };
  return (
    <nav ref={nav} className={styles.pagination} aria-label="Pages">
      <span>{`${inWords(first)} to ${inWords(Math.min(totalElements, (page + 1) * size))} of ${inWords(totalElements)}`}</span>
      {last > 0 && (
        <span className={styles.turns}>
          <Button size="small" aria-disabled={page <= 0} onClick={() => turnTo(page - 1)}>
            <ChevronLeft size={16} aria-hidden />
            Previous
          </Button>
          <Button size="small" aria-disabled={page >= last} onClick={() => turnTo(page + 1)}>
            Next
            <ChevronRight size={16} aria-hidden />
          </Button>
        </span>
      )}
    </nav>
  );
};
