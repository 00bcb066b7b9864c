import styles from './module-names.module.css';

/** The first module, and how many more there are. */
export const ModuleNames = ({ names: [first = 'None', ...others] }: { names: string[] }) => (
  <span className={styles.modules} title={[first, ...others].join(', ')}>
    <span className={styles.module}>{first}</span>
    {others.length > 0 && <span className={styles.others}>{`+${others.length}`}</span>}
  </span>
);
