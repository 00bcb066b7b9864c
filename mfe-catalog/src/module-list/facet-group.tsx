import type { FacetValue } from '@marketplace/shared/contracts';
import { FacetOption } from './facet-option.tsx';
import styles from './facets.module.css';
import { addressOfChoice, type FacetName } from './list-view.ts';

/** Values listed at once; the others follow on demand. */
const SHOWN = 6;

interface Props {
  name: FacetName;
  title: string;
  values: FacetValue[];
  chosen: string[];
  query: URLSearchParams;
}

/** One facet with its values, the most frequent ones and the chosen ones first. */
export const FacetGroup = ({ name, title, values, chosen, query }: Props) => {
  const options = (some: FacetValue[]) => (
    <ul>
      {some.map((option) => (
        <FacetOption
          key={option.value}
          option={option}
          chosen={chosen.includes(option.value)}
          to={addressOfChoice(query, name, option.value)}
        />
      ))}
    </ul>
  );
  const isFirst = (value: FacetValue, index: number) => index < SHOWN || chosen.includes(value.value);
  const further = values.filter((value, index) => !isFirst(value, index));
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {options(values.filter(isFirst))}
      {further.length > 0 && (
        <details className={styles.further}>
          <summary>{`Show ${further.length} more`}</summary>
          {options(further)}
        </details>
      )}
    </section>
  );
};
