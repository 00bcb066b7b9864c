import { useMemo } from 'react';
import styles from './policy-article.module.css';
import { PolicyContents } from './policy-contents.tsx';
import { readPolicy } from './read-policy.ts';

export const PolicyArticle = ({ html }: { html: string }) => {
  const { headings, body } = useMemo(() => readPolicy(html), [html]);
  return (
    <div className={styles.columns}>
      <PolicyContents headings={headings} />
      <article className={styles.article}>{body}</article>
    </div>
  );
};
