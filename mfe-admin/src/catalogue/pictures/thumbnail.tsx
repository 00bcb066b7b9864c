import styles from './thumbnail.module.css';

/** A small decorative picture before a name. */
export const Thumbnail = ({ url }: { url: string }) => (
  <img className={styles.thumbnail} src={url} alt="" width={64} height={40} loading="lazy" />
);
