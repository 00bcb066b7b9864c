import styles from './search.module.css';

export const NothingFound = ({ query }: { query: string }) => (
  <div className={styles.nothing} role="status">
    <p>
      <strong>No modules found</strong> <span>for “{query}”</span>
    </p>
    <p>Try searching with different keywords.</p>
  </div>
);
