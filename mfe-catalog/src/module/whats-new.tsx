import type { Module } from '@marketplace/shared/contracts';
import { formatDate } from '@marketplace/shared/ui';
import { Markdown } from '@marketplace/shared/ui/markdown';
import styles from './module.module.css';
import look from './whats-new.module.css';

const Version = ({ version: { version, releasedOn, formatted = [] } }: { version: Module['versions'][number] }) => (
  <div className={look.version}>
    <h3 className={look.name}>
      Version {version} <time dateTime={releasedOn}>{formatDate(releasedOn)}</time>
    </h3>
    <div className={look.notes}>
      <Markdown blocks={formatted} />
    </div>
  </div>
);

/** What is new in the newest version, and in the others on demand. */
export const WhatsNew = ({ versions: [newest, ...earlier] }: Pick<Module, 'versions'>) =>
  newest && (
    <section className={styles.block} aria-labelledby="whats-new">
      <h2 id="whats-new">What’s new</h2>
      <Version version={newest} />
      {earlier.length > 0 && (
        <details className={look.earlier}>
          <summary>{earlier.length === 1 ? 'One earlier version' : `${earlier.length} earlier versions`}</summary>
          {earlier.map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </details>
      )}
    </section>
  );
