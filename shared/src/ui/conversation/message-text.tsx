import { Fragment } from 'react';
import { messageParts } from './message-parts.ts';
import styles from './message-text.module.css';

/** What somebody wrote, as they wrote it, with links to the web addresses in it. */
export const MessageText = ({ text }: { text: string }) => (
  <p className={styles.text}>
    {messageParts(text).map((part, index) =>
      part.href === undefined ? (
        <Fragment key={index}>{part.text}</Fragment>
      ) : (
        <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {part.text}
        </a>
      ),
    )}
  </p>
);
