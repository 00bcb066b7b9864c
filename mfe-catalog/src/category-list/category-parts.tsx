import { categoriesPath, readCategories, type CategoryPart } from '@marketplace/shared/data';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './category-list.module.css';
import { LoadAhead } from './load-ahead.tsx';
import { useOneTabStop } from './one-tab-stop.ts';
import { ShowMore } from './show-more.tsx';
import { useContinued } from './use-continued.ts';

/** Scrolls everything around an element to the top, except the page itself. */
const scrollToTop = (element: HTMLElement | null) => {
  for (let around = element; around && around !== document.documentElement; around = around.parentElement)
    around.scrollTop = 0;
};

type Category = CategoryPart['categories'][number];

interface Props {
  /** The first categories that the search finds. */
  part: CategoryPart;
  search: string;
  className: string | undefined;
  /** Scrolls to it once it is there. */
  focusCategoryId?: string | undefined;
  children: (category: Category, index: number) => ReactNode;
}

/** Categories in a grid, which loads part by part as people scroll; one tab stop. */
export const CategoryParts = ({ part, search, className, focusCategoryId, children }: Props) => {
  const list = useContinued({
    first: part.categories,
    total: part.found,
    pathOf: (from) => categoriesPath(search, from),
    parse: (answer) => readCategories(answer).categories,
  });
  const grid = useOneTabStop();
  // Results of a new search are shown from the top.
  useEffect(() => scrollToTop(grid.ref.current), [grid.ref]);
  const sought = useRef(focusCategoryId);
  useEffect(() => {
    if (!sought.current) return;
    const found = grid.ref.current?.querySelector(`[data-category="${CSS.escape(sought.current)}"]`);
    if (!found && list.left > 0 && list.status === 'idle') void list.more();
    if (!found) return;
    sought.current = undefined;
    found.scrollIntoView({ block: 'start' });
  });
  return (
    <div className={styles.parts}>
      <div className={className} {...grid}>
        {list.items.map(children)}
      </div>
      <p className={styles.hint} aria-hidden>
        <span>Use the arrow keys to move through the list</span>
      </p>
      <ShowMore list={list} what="categories" />
      <LoadAhead list={list} />
    </div>
  );
};
