import { showInSandbox } from '@marketplace/shared/reading';
import { Skeleton } from '@marketplace/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './template-editor.module.css';
import type { usePreview } from './use-preview.ts';

type Look = 'html' | 'text';
const looks: { value: Look; label: string }[] = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
];

/** Not React's `srcDoc`, because Trusted Types refuse text there. */
const Sandbox = ({ html, isOld }: { html: string; isOld: boolean }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (frame.current) showInSandbox(frame.current, html);
  }, [html]);
  return <iframe ref={frame} className={styles.frame} title="HTML preview" sandbox="" data-old={isOld} />;
};

/** The message with sample data, sandboxed so that it can't run or load anything. */
export const TemplatePreview = ({ shown, errors, failed }: ReturnType<typeof usePreview>) => {
  const [look, setLook] = useState<Look>('html');
  const isOld = failed !== undefined || Object.keys(errors).length > 0;
  return (
    <section className={styles.preview} aria-label="Preview">
      <header className={styles.previewHeader}>
        <p className={styles.subject}>{shown ? shown.subject : <Skeleton width={220} height={16} />}</p>
        <div className={styles.looks} role="radiogroup" aria-label="Preview format">
          {looks.map(({ value, label }) => (
            <label key={value} className={styles.look}>
              <input
                type="radio"
                name="look"
                className="visually-hidden"
                checked={look === value}
                onChange={() => setLook(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </header>
      {shown && look === 'html' && <Sandbox html={shown.html} isOld={isOld} />}
      {shown && look === 'text' && (
        <pre className={styles.plain} data-old={isOld}>
          {shown.text}
        </pre>
      )}
      <p className={styles.previewState} role="status">
        {failed ?? (isOld && 'This preview is out of date. Fix the error to update it.')}
      </p>
    </section>
  );
};
