import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { useState } from 'react';
import styles from './chart.module.css';
import { seriesColor, type Column, type Series } from './column.ts';
import { Legend } from './legend.tsx';
import { useWidth } from './use-width.ts';

const edge = { top: 8, bottom: 28, left: 60, right: 12 };
/** Width of a label on the axis, in pixels. */
const labelWidth = 68;

export interface StackedColumnsProps {
  /** In pixels; 260 by default. */
  height?: number;
  /** What it shows, for screen readers. */
  label: string;
  series: Series[];
  columns: Column[];
  /** Formats an amount on the axis, and next to the pointer. */
  short: (amount: number) => string;
  exact: (amount: number) => string;
}

const above = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
const below = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.min(0, amount), 0);

const scalesOf = (columns: Column[], width: number, height: number) => {
  const stacks = columns.map(({ amounts }) => amounts);
  const most = Math.max(0, ...stacks.map(above));
  const least = Math.min(0, ...stacks.map(below));
  const y = scaleLinear({
    domain: most === least ? [0, 1] : [least, most],
    range: [height - edge.bottom, edge.top],
    nice: 4,
  });
  const domain = columns.map(({ label }) => label);
  const x = scaleBand({ domain, range: [edge.left, width - edge.right], paddingInner: 0.35, paddingOuter: 0.2 });
  const every = Math.ceil((domain.length * labelWidth) / Math.max(1, width - edge.left - edge.right));
  // Counted from the end, so that the last month has a label.
  const labelled = domain.filter((_, index) => (domain.length - 1 - index) % every === 0);
  return { x, y, labelled };
};

interface DrawingProps extends StackedColumnsProps {
  width: number;
  height: number;
  onPoint: (index: number | undefined) => void;
}

const Drawing = ({ label, series, columns, short, width, height, onPoint }: DrawingProps) => {
  const { x, y, labelled } = scalesOf(columns, width, height);
  const keys = series.map(({ key }) => key);
  const text = { className: styles.text };
  return (
    <svg width={width} height={height} role="img" aria-label={label} onPointerLeave={() => onPoint(undefined)}>
      <GridRows
        scale={y}
        left={edge.left}
        width={width - edge.left - edge.right}
        numTicks={4}
        className={styles.grid}
        stroke=""
      />
      <AxisLeft
        {...{ scale: y, left: edge.left, numTicks: 4, hideAxisLine: true, hideTicks: true }}
        tickFormat={(value) => short(Number(value))}
        tickLabelProps={{ ...text, textAnchor: 'end', dx: '-0.25em', dy: '0.3em', fill: '' }}
      />
      <BarStack
        {...{ data: columns, keys, xScale: x, yScale: y, offset: 'diverging', className: styles.stack }}
        x={(column) => column.label}
        value={(column, key) => column.amounts[keys.indexOf(key)] ?? 0}
        color={(key) => seriesColor(keys.indexOf(key))}
      />
      <line className={styles.zero} x1={edge.left} x2={width - edge.right} y1={y(0)} y2={y(0)} />
      {columns
        .filter(({ mark }) => mark)
        .map(({ label: at }) => (
          <line
            key={at}
            {...{ className: styles.mark, y1: edge.top, y2: height - edge.bottom }}
            x1={(x(at) ?? 0) - (x.step() - x.bandwidth()) / 2}
            x2={(x(at) ?? 0) - (x.step() - x.bandwidth()) / 2}
          />
        ))}
      <AxisBottom
        {...{ scale: x, top: height - edge.bottom, tickValues: labelled, hideAxisLine: true, hideTicks: true }}
        tickLabelProps={{ ...text, textAnchor: 'middle', dy: '0.4em', fill: '' }}
      />
      {columns.map((column, index) => (
        <rect
          key={column.label}
          {...{ className: styles.target, y: 0, width: x.step(), height }}
          x={(x(column.label) ?? 0) - (x.step() - x.bandwidth()) / 2}
          onPointerEnter={() => onPoint(index)}
        />
      ))}
    </svg>
  );
};

/** Stacked columns by month or day. Shows the amounts of the one under the pointer, or else of the last one. */
export const StackedColumns = (props: StackedColumnsProps) => {
  const { element, width } = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<number>();
  const { series, columns, exact, height = 260 } = props;
  const read = columns[pointed ?? columns.length - 1];
  return (
    <div className={styles.chart}>
      <p className={styles.readout} aria-hidden>
        {read && (
          <>
            <span className={styles.month}>{read.label}</span>
            <Legend series={series} textOf={(index) => exact(read.amounts[index] ?? 0)} />
            {read.mark && <span>{read.mark}</span>}
          </>
        )}
      </p>
      <div ref={element} style={{ height }}>
        {width > 0 && <Drawing {...props} width={width} height={height} onPoint={setPointed} />}
      </div>
    </div>
  );
};
