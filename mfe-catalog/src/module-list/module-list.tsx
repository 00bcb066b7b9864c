import { formatCount, type ListedModule, type ModuleFacets } from '@marketplace/shared/contracts';
import { EmptyState, LinkButton, Pagination, useHydrated } from '@marketplace/shared/ui';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { ModuleCard } from '../module-card/module-card.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { ListTools } from './list-tools.tsx';
import {
  addressOfAll,
  addressOfPage,
  addressWith,
  countChosen,
  PAGE_SIZE,
  type FacetName,
  type ListView,
} from './list-view.ts';
import styles from './module-list.module.css';

/** A component of its own chunk; nothing if that can't be loaded, as a list is complete without it. */
const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
const CompareToggle = optional(async () => (await import('../compare/compare-toggle.tsx')).CompareToggle);
const CompareBar = optional(async () => (await import('../compare/compare-bar.tsx')).CompareBar);

/** Renders what is in it once the page is interactive: without rendering the list again, and yielding to input. */
const AfterHydration = ({ children }: { children: ReactNode }) => (
  <Suspense>{useDeferredValue(useHydrated()) && children}</Suspense>
);

const noFacets: ModuleFacets = { category: [], tag: [], price: [], trial: [], rating: [] };

interface Props {
  modules: ListedModule[];
  /** Of all pages. */
  total: number;
  facets: ModuleFacets | undefined;
  view: ListView;
  query: URLSearchParams;
  /** Another view is loading. */
  stale: boolean;
  /** Names the field for words. */
  label: string;
  placeholder: string;
  /** Facets that are pointless in this list. */
  without?: FacetName[];
  /** Of all modules, for tiles without a picture. */
  hue?: number | undefined;
  /** Shown if nothing is found, instead of the usual text. */
  nothing?: ReactNode;
  /** Above the modules. */
  besides?: ReactNode;
}

const countOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'module' : 'modules'}`;

/** Modules that can be searched, narrowed, sorted and paged, all in the address. */
export const ModuleList = (props: Props) => {
  const {
    modules,
    total,
    facets = noFacets,
    view,
    query,
    stale,
    label,
    placeholder,
    without = [],
    hue,
    nothing,
  } = props;
  const { choices } = view;
  return (
    <div className={styles.layout}>
      <FacetPanel {...{ facets, choices, query, without }} />
      <div className={styles.main}>
        <ListTools {...{ view, query, label, placeholder }} />
        <div className={styles.head}>
          <p className={styles.total} role="status">
            {countOf(total)}
          </p>
          <ChosenChips {...{ facets, choices, query }} />
        </div>
        {props.besides}
        {total === 0 && (nothing ?? <Nothing {...{ view, query }} />)}
        <ul className={styles.grid} aria-busy={stale} aria-label="Modules">
          {modules.map((module) => (
            <li key={module.id}>
              <ModuleCard module={module} hue={hue} ownRating={view.sort === 'rating'} />
              <AfterHydration>
                <CompareToggle module={module} onCard />
              </AfterHydration>
            </li>
          ))}
        </ul>
        {total > PAGE_SIZE && (
          <Pagination
            page={view.page}
            size={PAGE_SIZE}
            totalElements={total}
            addressOf={(page) => addressOfPage(query, page)}
          />
        )}
        <AfterHydration>
          <CompareBar />
        </AfterHydration>
      </div>
    </div>
  );
};

/** Nothing matches what is typed and chosen. */
const Nothing = ({ view, query }: Pick<Props, 'view' | 'query'>) => (
  <EmptyState
    icon={SearchX}
    title="No modules match"
    text="Try fewer letters or another word."
    actions={
      <LinkButton to={countChosen(view.choices) > 0 ? addressOfAll(query) : addressWith(query, { q: null })}>
        {countChosen(view.choices) > 0 ? 'Clear all filters' : 'Show all modules'}
      </LinkButton>
    }
  />
);
