import { useAtomValue } from 'jotai';
import { useEffect, useState, type CSSProperties } from 'react';
import { compositionAtom } from './composition-atom.ts';
import styles from './outlines.module.css';

interface Outline {
  key: string;
  name: string;
  remote: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A frame has no box of its own, so it gets the box around its children. */
const measure = (frame: HTMLElement, index: number): Outline | null => {
  const boxes = [...frame.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const { remote = '', part = '' } = frame.dataset;
  return {
    key: `${part} ${index}`,
    name: part.startsWith('/') ? `${remote} ${part}` : part,
    remote,
    left: left + scrollX,
    top: top + scrollY,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
};

const measureAll = () =>
  [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(measure).filter((outline) => outline !== null);

const useOutlines = () => {
  const [outlines, setOutlines] = useState<Outline[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setOutlines(measureAll()));
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return outlines;
};

/** The hues of the composition's remotes, evenly spread. */
const useHues = () => {
  const remotes = useAtomValue(compositionAtom)?.remotes ?? [];
  return new Map(remotes.map(({ name }, index) => [name, (360 * index) / remotes.length]));
};

/** Outlines each remote's parts of the page, with its name. */
export default function Outlines() {
  const hues = useHues();
  return useOutlines().map(({ key, name, remote, ...box }) => (
    <div
      key={key}
      className={styles.outline}
      style={{ ...box, '--hue': hues.get(remote) } as CSSProperties}
      aria-hidden
    >
      <span className={styles.name}>{name}</span>
    </div>
  ));
}
