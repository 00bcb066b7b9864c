import type { ModuleFacets } from '@marketplace/shared/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { FacetGroup } from './facet-group.tsx';
import styles from './facets.module.css';
import { countChosen, facetNames, type Choices, type FacetName } from './list-view.ts';

const titles: Record<FacetName, string> = {
  category: 'Category',
  price: 'Price per user and day',
  trial: 'Trial',
  rating: 'Rating',
  tag: 'Tags',
};

interface Props {
  facets: ModuleFacets;
  choices: Choices;
  query: URLSearchParams;
  /** Facets that are pointless in this list. */
  without: FacetName[];
}

/** Whether choosing a value would show anything else. */
const tells = (facets: ModuleFacets, name: FacetName, choices: Choices) =>
  choices[name].length > 0 ||
  (name === 'trial' || name === 'rating' ? facets[name].length > 0 : facets[name].length > 1);

/** The facets that narrow a list: beside it or, on small screens, above it and closed. */
export const FacetPanel = ({ facets, choices, query, without }: Props) => {
  const count = countChosen(choices);
  const shown = facetNames.filter((name) => !without.includes(name) && tells(facets, name, choices));
  if (shown.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </summary>
      <div className={styles.groups}>
        {shown.map((name) => (
          <FacetGroup
            key={name}
            {...{ name, query }}
            title={titles[name]}
            values={facets[name]}
            chosen={choices[name]}
          />
        ))}
      </div>
    </details>
  );
};
