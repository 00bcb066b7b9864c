import { formatCount } from '../../contracts/index.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { PageTurn } from './page-turn.tsx';
import { GAP, pagesShown } from './pages-shown.ts';
import styles from './pagination.module.css';

interface Props {
  /** From 0. */
  page: number;
  size: number;
  totalElements: number;
  /** The address of a page: pages are links, which work without scripts. */
  addressOf?: (page: number) => string;
  onPage?: (page: number) => void;
  /** Goes to any page; used if the numbers don't show them all. */
  field?: (place: { page: number; last: number; onPage: (page: number) => void }) => ReactNode;
}

/** The rows shown of all, and numbered pages. */
export const Pagination = ({ page, size, totalElements, addressOf, onPage, field }: Props) => {
  const nav = useRef<HTMLElement>(null);
  const last = Math.max(0, Math.ceil(totalElements / size) - 1);
  const pages = pagesShown(page, last);
  const first = totalElements === 0 ? 0 : page * size + 1;
  /** Scrolls to the top of a new page. A button at the first or last page keeps the focus and does nothing. */
  const turnTo = (next: number) => {
    if (next < 0 || next > last) return;
    const rows = nav.current?.previousElementSibling;
    if (rows && rows.getBoundingClientRect().top < 0) rows.scrollIntoView({ block: 'start' });
    onPage?.(next);
  };
  const turn = (next: number) => ({
    to: addressOf?.(next),
    disabled: next < 0 || next > last,
    onTurn: () => turnTo(next),
  });
  return (
    <nav ref={nav} className={styles.pagination} aria-label="Pages">
      <span>{`${formatCount(first)} to ${formatCount(Math.min(totalElements, (page + 1) * size))} of ${formatCount(totalElements)}`}</span>
      {pages.includes(GAP) && field?.({ page, last, onPage: turnTo })}
      {last > 0 && (
        <span className={styles.turns} data-scripted={!addressOf || undefined}>
          <PageTurn key="previous" {...turn(page - 1)} label="Previous">
            <ChevronLeft size={16} aria-hidden />
          </PageTurn>
          {pages.map((one, index) =>
            one === GAP ? (
              <span key={`gap ${index}`} className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageTurn key={one} {...turn(one)} label={`Page ${formatCount(one + 1)}`} current={one === page}>
                {formatCount(one + 1)}
              </PageTurn>
            ),
          )}
          <PageTurn key="next" {...turn(page + 1)} label="Next">
            <ChevronRight size={16} aria-hidden />
          </PageTurn>
        </span>
      )}
    </nav>
  );
};
