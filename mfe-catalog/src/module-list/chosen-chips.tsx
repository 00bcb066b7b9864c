import type { ModuleFacets } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { X } from 'lucide-react';
import styles from './facets.module.css';
import { addressOfAll, addressOfChoice, facetNames, type Choices } from './list-view.ts';

interface Props {
  facets: ModuleFacets;
  choices: Choices;
  query: URLSearchParams;
}

/** The chosen values; a press removes one, or all. */
export const ChosenChips = ({ facets, choices, query }: Props) => {
  const chosen = facetNames.flatMap((name) => choices[name].map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chosen.map(({ name, value }) => {
        const label = facets[name].find((one) => one.value === value)?.label ?? value;
        return (
          <li key={`${name} ${value}`}>
            <Link
              to={addressOfChoice(query, name, value)}
              className={styles.chip}
              rel="nofollow"
              preventScrollReset
              aria-label={`Remove ${label}`}
            >
              {label}
              <X size={14} aria-hidden />
            </Link>
          </li>
        );
      })}
      <li>
        <Link to={addressOfAll(query)} className={styles.clear} rel="nofollow" preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
};
