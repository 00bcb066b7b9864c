import { Fragment } from 'react';
import { messageParts } from './message-parts.ts';
import styles from './message-text.module.css';

/** What a person wrote, as they wrote it, with web addresses as links. */
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
