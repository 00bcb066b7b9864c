import { useMemo } from 'react';
import styles from './policy-editor.module.css';
import { policyNodes } from './policy-html.ts';
import { usePolicyPreview } from './use-policy-preview.ts';

/** The policy as its readers will see it, beside what is written. */
export const PolicyPreview = ({ written }: { written: string }) => {
  const { html, failed } = usePolicyPreview(written);
  const isOld = failed !== undefined || undefined;
  const nodes = useMemo(() => policyNodes(html), [html]);
  return (
    <section className={styles.side} aria-labelledby="policy-preview">
      <h2 className={styles.label} id="policy-preview">
        Preview
      </h2>
      {/* It scrolls, also by the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <article tabIndex={0} className={styles.preview} aria-label="Preview" data-old={isOld}>
        {nodes}
      </article>
      <p className={styles.help} role="status">
        {failed}
      </p>
    </section>
  );
};
