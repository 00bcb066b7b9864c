import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** A raised surface with a hairline around it. */
export const Card = (props: HTMLAttributes<HTMLDivElement>) => (
  <div {...props} className={classNames(styles.card, props.className)} />
);
