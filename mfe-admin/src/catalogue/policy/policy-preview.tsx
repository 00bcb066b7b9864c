import { useMemo } from 'react';
import styles from './policy-editor.module.css';
import { policyNodes } from './policy-html.ts';
import { usePolicyPreview } from './use-policy-preview.ts';

/** A preview of the policy as readers will see it. */
export const PolicyPreview = ({ written }: { written: string }) => {
  const { html, failed } = usePolicyPreview(written);
  const isOld = failed !== undefined || undefined;
  const nodes = useMemo(() => policyNodes(html), [html]);
  return (
    <section className={styles.side} aria-labelledby="policy-preview">
      <h2 className={styles.label} id="policy-preview">
        Preview
      </h2>
      {/* Scrollable, so it must be focusable. */}
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
