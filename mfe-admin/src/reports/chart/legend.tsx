import styles from './chart.module.css';
import { seriesColor, type Series } from './column.ts';

interface Props {
  series: Series[];
  textOf: (index: number) => string;
}

/** The series by color, each with an amount; a single one needs no name. */
export const Legend = ({ series, textOf }: Props) =>
  series.map(({ key, name }, index) => (
    <span key={key} className={styles.series}>
      {series.length > 1 && (
        <>
          <span className={styles.swatch} style={{ background: seriesColor(index) }} />
          {name}
        </>
      )}
      <strong>{textOf(index)}</strong>
    </span>
  ));
