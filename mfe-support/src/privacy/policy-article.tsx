import { useEffect, useState } from 'react';
import styles from './policy-article.module.css';
import { PolicyContents } from './policy-contents.tsx';
import { readPolicy, type Policy } from './read-policy.ts';

/** Read after mounting, where there is a browser to parse it. */
export const PolicyArticle = ({ html }: { html: string }) => {
  const [policy, setPolicy] = useState<Policy>();
  useEffect(() => setPolicy(readPolicy(html)), [html]);
  if (!policy) return null;
  return (
    <div className={styles.columns}>
      <PolicyContents headings={policy.headings} />
      <article className={styles.article}>{policy.body}</article>
    </div>
  );
};
