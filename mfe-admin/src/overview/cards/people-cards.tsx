import type { PeopleDay } from '@marketplace/shared/contracts';
import { formatDate } from '@marketplace/shared/ui';
import { StackedColumns } from '../../reports/chart/lazy-charts.tsx';
import { OverviewCard, Total } from '../overview-card.tsx';
import { usePeople } from '../use-overview.ts';

const inDigits = (count: number) => count.toLocaleString('en-IN');
/** Counts have no fractions on the axis. */
const onAxis = (count: number) => (Number.isInteger(count) ? inDigits(count) : '');
/** "27 Nov". */
const dayText = (day: string) => formatDate(day).replace(/ \d{4}$/, '');

interface DaysProps {
  label: string;
  series: string;
  days: PeopleDay[];
  countOf: (day: PeopleDay) => number;
}

const Days = ({ label, series, days, countOf }: DaysProps) => (
  <StackedColumns
    label={label}
    height={160}
    series={[{ key: 'count', name: series }]}
    columns={days.map((day) => ({ label: dayText(day.day), amounts: [countOf(day)] }))}
    short={onAxis}
    exact={inDigits}
  />
);

const sumOf = (days: PeopleDay[], countOf: DaysProps['countOf']) => days.reduce((sum, day) => sum + countOf(day), 0);
const joined = (day: PeopleDay) => day.joined;
const failures = (day: PeopleDay) => day.signInFailures;

export const NewPeopleCard = () => (
  <OverviewCard title="New people" to="/iam-dashboard?sort=createdAt,desc" link="Newest people" resource={usePeople()}>
    {({ people, days }) => (
      <>
        <Total value={inDigits(sumOf(days, joined))}>in 30 days, {inDigits(people)} total</Total>
        <Days label="Chart of new people by day" series="New people" days={days} countOf={joined} />
      </>
    )}
  </OverviewCard>
);

export const SignInFailuresCard = () => (
  <OverviewCard
    title="Failed sign-ins"
    to="/iam-dashboard?tab=audit&action=user.sign_in_failed"
    link="Audit log"
    resource={usePeople()}
  >
    {({ days }) => (
      <>
        <Total value={inDigits(days.at(-1)?.signInFailures ?? 0)}>
          today, {inDigits(sumOf(days, failures))} in 30 days
        </Total>
        <Days label="Chart of failed sign-ins by day" series="Failed sign-ins" days={days} countOf={failures} />
      </>
    )}
  </OverviewCard>
);
