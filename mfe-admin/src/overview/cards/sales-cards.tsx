import type { SalesOverview } from '@marketplace/shared/contracts';
import { countOf } from '@marketplace/shared/ui/list';
import card from '../../reports/report-card.module.css';
import { moneyIn, monthText, shortMoney } from '../../reports/amount-words.ts';
import { StackedColumns, RankedBars } from '../../reports/chart/lazy-charts.tsx';
import { OverviewCard, Total } from '../overview-card.tsx';
import { useSales } from '../use-overview.ts';

const ages: [keyof SalesOverview['dues']['ageing'], string][] = [
  ['0-30', 'Up to 30 days overdue'],
  ['31-60', '31 to 60 days'],
  ['61-90', '61 to 90 days'],
  ['90+', 'Over 90 days'],
];

/** Totals never mix currencies, so this says which one the figures are in if there are others. */
const OnlyIn = ({ currency, currencies = [] }: Pick<SalesOverview, 'currency' | 'currencies'>) => {
  const others = currencies.filter((other) => other !== currency);
  if (others.length === 0) return null;
  const list = new Intl.ListFormat('en').format(others);
  return <p className={card.note}>{`In ${currency} only. Reports have ${list} too.`}</p>;
};

export const RevenueCard = () => (
  <OverviewCard title="Revenue" to="/reports" link="Reports" resource={useSales()} height={296}>
    {(sales) => {
      const { currency, revenue } = sales;
      const money = moneyIn(currency);
      return (
        <>
          <Total value={money(revenue.at(-1)?.amount ?? 0)}>
            this month, {money(revenue.at(-2)?.amount ?? 0)} last month
          </Total>
          <StackedColumns
            label="Chart of revenue by month. Its figures are under Reports."
            series={[{ key: 'revenue', name: 'Revenue' }]}
            columns={revenue.map(({ month, amount }) => ({ label: monthText(month), amounts: [amount] }))}
            short={(amount) => shortMoney(amount, currency)}
            exact={money}
          />
          <OnlyIn {...sales} />
        </>
      );
    }}
  </OverviewCard>
);

export const DuesCard = () => (
  <OverviewCard title="Unpaid invoices" to="/orders?status=overdue" link="Overdue orders" resource={useSales()}>
    {(sales) => {
      const { currency, dues } = sales;
      const money = moneyIn(currency);
      return (
        <>
          <Total value={money(dues.amount)}>
            {countOf(dues.invoices, 'invoice')}, {money(dues.overdueAmount)} overdue
          </Total>
          <RankedBars
            label="Chart of unpaid amounts by days overdue"
            exact={money}
            rows={[
              { key: 'later', label: 'Not due yet', amount: dues.notYetDue },
              ...ages.map(([key, label]) => ({ key, label, amount: dues.ageing[key] })),
            ]}
          />
          <OnlyIn {...sales} />
        </>
      );
    }}
  </OverviewCard>
);

export const EndingsCard = () => (
  <OverviewCard
    title="Ending in 30 days"
    to="/subscription?status=expiring"
    link="Subscriptions"
    resource={useSales()}
    height={88}
  >
    {({ endings, ...sales }) => (
      <>
        <Total value={(endings.renewing + endings.notRenewing).toLocaleString('en-IN')}>
          {endings.notRenewing > 0 ? `${moneyIn(sales.currency)(endings.atRisk)} at risk` : 'none at risk'}
        </Total>
        <RankedBars
          label="Chart of subscriptions that renew and that end"
          exact={(count) => count.toLocaleString('en-IN')}
          rows={[
            { key: 'renewing', label: 'Renew automatically', amount: endings.renewing },
            { key: 'ending', label: 'Don’t renew', amount: endings.notRenewing },
          ]}
        />
        <OnlyIn {...sales} />
      </>
    )}
  </OverviewCard>
);
