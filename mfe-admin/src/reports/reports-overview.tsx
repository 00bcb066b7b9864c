import { AgeingCard } from './cards/ageing-card.tsx';
import { RecurringCard } from './cards/recurring-card.tsx';
import { RenewalsCard } from './cards/renewals-card.tsx';
import { RevenueCard } from './cards/revenue-card.tsx';
import { TaxCard } from './cards/tax-card.tsx';
import { ReportsFilters } from './reports-filters.tsx';
import styles from './reports-overview.module.css';

/** The reports of a period, then those about today. */
export const ReportsOverview = () => (
  <>
    <ReportsFilters />
    <div className={styles.cards}>
      <RevenueCard />
      <RecurringCard />
      <TaxCard />
      <RenewalsCard />
      <AgeingCard />
    </div>
  </>
);
