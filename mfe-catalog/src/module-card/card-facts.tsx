import { formatCount, type ListedModule } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './module-card.module.css';

const priceOf = ({ priceFrom }: ListedModule) => {
  if (!priceFrom) return undefined;
  return priceFrom.unitPrice === 0 ? 'Free' : `From ${formatMoney(priceFrom.unitPrice, priceFrom.currency)}`;
};

const countOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'installation' : 'installations'}`;

/** What a module costs, how it can be tried, and how many use it. */
export const CardFacts = ({ module }: { module: ListedModule }) => {
  const price = priceOf(module);
  const facts = [
    ...(module.trialDays > 0 ? [`${module.trialDays}-day free trial`] : []),
    ...(module.comingSoon ? [] : [countOf(module.downloads)]),
  ];
  return (
    <span className={styles.facts}>
      {price && (
        <span>
          <strong>{price}</strong>
          {price !== 'Free' && ' per user and day'}
        </span>
      )}
      <span>{facts.join(' · ')}</span>
    </span>
  );
};
