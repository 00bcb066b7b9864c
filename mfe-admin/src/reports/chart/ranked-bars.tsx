import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import styles from './chart.module.css';
import { seriesColor, type Ranked } from './column.ts';
import { useWidth } from './use-width.ts';

const rowHeight = 44;
const barHeight = 10;
/** About a letter's width, in pixels. */
const letter = 7.5;

export interface RankedBarsProps {
  /** What it shows, for screen readers. */
  label: string;
  rows: Ranked[];
  exact: (amount: number) => string;
}

const cut = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : text;

const Drawing = ({ label, rows, exact, width }: RankedBarsProps & { width: number }) => {
  const amounts = rows.map(({ amount }) => amount);
  const domain = [Math.min(0, ...amounts), Math.max(1, ...amounts)];
  const x = scaleLinear({ domain, range: [0, width] });
  return (
    <svg width={width} height={rows.length * rowHeight} role="img" aria-label={label}>
      {rows.map((row, index) => {
        const top = index * rowHeight;
        const amount = exact(row.amount);
        return (
          <g key={row.key}>
            <text className={styles.name} x={0} y={top + 16}>
              {cut(row.label, Math.floor(width / letter) - amount.length - 2)}
            </text>
            <text className={styles.amount} x={width} y={top + 16}>
              {amount}
            </text>
            <rect className={styles.rail} x={0} y={top + 24} width={width} height={barHeight} rx={3} />
            <Bar
              {...{ x: Math.min(x(0), x(row.amount)), y: top + 24, height: barHeight, rx: 3, fill: seriesColor(0) }}
              width={Math.abs(x(row.amount) - x(0))}
            />
          </g>
        );
      })}
    </svg>
  );
};

/** Horizontal bars, each below its name and amount. */
export const RankedBars = (props: RankedBarsProps) => {
  const { element, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={element} style={{ height: props.rows.length * rowHeight }}>
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  );
};
