import styles from './thumbnail.module.css';

/** A small picture in front of a name, which says what it is. */
export const Thumbnail = ({ url }: { url: string }) => (
  <img className={styles.thumbnail} src={url} alt="" width={64} height={40} loading="lazy" />
);
