import { formatCount, type CategoryWithModules } from '@marketplace/shared/contracts';
import { Breadcrumb } from '@marketplace/shared/ui';
import type { CSSProperties } from 'react';
import { categoryCrumbs } from '../subject/crumbs.ts';
import styles from './category.module.css';

const countOf = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Names the category, in its own color. */
export const CategoryHeader = ({ category }: { category: CategoryWithModules }) => (
  <header className={styles.header} style={{ '--hue': category.hue } as CSSProperties}>
    <Breadcrumb crumbs={categoryCrumbs(category.name)} />
    <h1 className={styles.title} tabIndex={-1}>
      {category.name}
    </h1>
    {category.description && <p className={styles.lead}>{category.description}</p>}
    <p className={styles.counts}>
      {`${countOf(category.buckets.length, 'bucket')} · ${countOf(category.moduleCount, 'module')}`}
    </p>
  </header>
);
