import { formatCount, type ModuleUsage } from '@marketplace/shared/contracts';
import { formatDate } from '@marketplace/shared/ui';
import type { CSSProperties } from 'react';
import styles from './usage-chart.module.css';
import { busiestOf, sumOf } from './usage-figures.ts';

interface Props {
  days: ModuleUsage['days'];
  /** Of the module's category. */
  hue: number;
}

const times = (opens: number) => `${formatCount(opens)} ${opens === 1 ? 'open' : 'opens'}`;

/** The chart in words, for screen readers. */
const inWords = (days: Props['days']) => {
  const busiest = busiestOf(days);
  const used = days.filter(({ opens }) => opens > 0).length;
  const all = `${times(sumOf(days))} on ${used} of ${days.length} days.`;
  return busiest ? `${all} Most on ${formatDate(busiest.day)}: ${times(busiest.opens)}.` : all;
};

/** A bar for each day; the hovered one shows its day and count. */
export const UsageChart = ({ days, hue }: Props) => {
  const most = busiestOf(days)?.opens ?? 1;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.chart} style={{ '--hue': hue } as CSSProperties}>
      <div className={styles.bars} role="img" aria-label={inWords(days)}>
        {days.map(({ day, opens }) => (
          <span
            key={day}
            className={styles.day}
            data-tip={`${formatDate(day)}: ${times(opens)}`}
            data-none={opens === 0 || undefined}
            style={{ '--share': opens / most } as CSSProperties}
          />
        ))}
      </div>
      <figcaption className={styles.ends}>
        <span>{first && formatDate(first.day)}</span>
        <span>{last && formatDate(last.day)}</span>
      </figcaption>
    </figure>
  );
};
