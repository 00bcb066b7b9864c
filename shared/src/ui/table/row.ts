import styles from './row.module.css';

/** The class of a row: a click anywhere on it counts as one on its `opensRow` element, except on another control. */
export const ROW = styles.row ?? '';

/** Attributes of the link or button that opens its row. */
export const opensRow = { 'data-opens-row': '' };
