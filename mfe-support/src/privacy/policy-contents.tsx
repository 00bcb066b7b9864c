import styles from './policy-contents.module.css';
import type { PolicyHeading } from './read-policy.ts';

export const PolicyContents = ({ headings }: { headings: PolicyHeading[] }) => {
  if (headings.length < 2) return <div />;
  return (
    <nav className={styles.contents} aria-labelledby="policy-contents">
      <h2 className={styles.title} id="policy-contents">
        On this page
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
