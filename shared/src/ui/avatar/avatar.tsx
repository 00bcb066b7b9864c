import type { CSSProperties } from 'react';
import styles from './avatar.module.css';

interface Props {
  name: string;
  /** In pixels. */
  size?: number;
}

const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');

/** The same name always gets the same hue. */
const hueOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

/** A person's initials on their own hue. Decoration next to the name. */
export const Avatar = ({ name, size = 36 }: Props) => (
  <span className={styles.avatar} style={{ '--hue': hueOf(name), '--size': `${size}px` } as CSSProperties} aria-hidden>
    {initials(name) || '?'}
  </span>
);
