import { categoriesPath, readCategories, type CategoryPart } from '@marketplace/shared/data';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './category-list.module.css';
import { LoadAhead } from './load-ahead.tsx';
import { useOneTabStop } from './one-tab-stop.ts';
import { ShowMore } from './show-more.tsx';
import { useContinued } from './use-continued.ts';

/** To the top of what scrolls around an element; of the page nothing moves. */
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
  /** Scrolls to it, once it is there. */
  focusCategoryId?: string | undefined;
  children: (category: Category, index: number) => ReactNode;
}

/** Categories in a grid, part by part as it is scrolled; one stop of the Tab key. */
export const CategoryParts = ({ part, search, className, focusCategoryId, children }: Props) => {
  const list = useContinued({
    first: part.categories,
    total: part.found,
    pathOf: (from) => categoriesPath(search, from),
    parse: (answer) => readCategories(answer).categories,
  });
  const grid = useOneTabStop();
  // What a new search finds is seen from its beginning.
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
