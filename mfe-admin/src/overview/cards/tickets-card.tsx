import type { SupportOverview } from '@marketplace/shared/contracts';
import { RankedBars } from '../../reports/chart/lazy-charts.tsx';
import { OverviewCard, Total } from '../overview-card.tsx';
import { useSupport } from '../use-overview.ts';

const ages: [keyof SupportOverview['ages'], string][] = [
  ['day', 'Less than a day old'],
  ['threeDays', '1 to 3 days'],
  ['week', '3 to 7 days'],
  ['older', 'Over a week'],
];

export const TicketsCard = () => (
  <OverviewCard
    title="Open tickets"
    to="/tickets?sort=createdAt,asc"
    link="Inbox, oldest first"
    resource={useSupport()}
  >
    {({ unsolved, unassigned, ages: found }) => (
      <>
        <Total value={unsolved.toLocaleString('en-IN')}>{unassigned.toLocaleString('en-IN')} not assigned</Total>
        <RankedBars
          label="Chart of open tickets by age"
          exact={(count) => count.toLocaleString('en-IN')}
          rows={ages.map(([key, label]) => ({ key, label, amount: found[key] }))}
        />
      </>
    )}
  </OverviewCard>
);
