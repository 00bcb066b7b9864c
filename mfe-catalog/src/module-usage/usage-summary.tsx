import { formatCount, type ModuleUsage } from '@marketplace/shared/contracts';
import { timeAgo } from './time-ago.ts';
import { UsageChart } from './usage-chart.tsx';
import { sumOf, trendOf } from './usage-figures.ts';
import styles from './module-usage.module.css';

interface Props {
  usage: Pick<ModuleUsage, 'days' | 'lastOpenedAt' | 'opensBefore'>;
  hue: number;
  /** The module's sections, and how many of them the user may open. */
  sections: { all: number; open: number };
}

const Figure = ({ label, value, note }: { label: string; value: string; note?: string | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && <span>{note}</span>}
    </dd>
  </div>
);

export const UsageSummary = ({ usage: { days, lastOpenedAt, opensBefore }, hue, sections }: Props) => {
  const opens = sumOf(days);
  const used = days.filter((day) => day.opens > 0).length;
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        <Figure label="Last opened" value={lastOpenedAt ? timeAgo(lastOpenedAt) : 'Not in the last year'} />
        <Figure
          label={`Opened in the last ${days.length} days`}
          value={`${formatCount(opens)} ${opens === 1 ? 'time' : 'times'}`}
          note={trendOf(opens, opensBefore)}
        />
        <Figure label="Days used" value={`${used} of ${days.length}`} />
        {sections.all > 0 && <Figure label="Sections you can open" value={`${sections.open} of ${sections.all}`} />}
      </dl>
      <UsageChart days={days} hue={hue} />
    </div>
  );
};
