import { Widget } from '@marketplace/shared/federation';
import { Button, Loader } from '@marketplace/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import styles from './header.module.css';
import { useMenu } from './use-menu.ts';

/** In milliseconds after the pointer has left; coming back earlier keeps the menu open. */
export const CLOSE_AFTER = 150;

const Unreachable = ({ retry }: { retry: () => void }) => (
  <div>
    <p>Failed to load categories.</p>
    <Button onClick={retry}>Try Again</Button>
  </div>
);

/** The Buckets mega-menu; its body is the catalogue team's. */
export const BucketsMenu = () => {
  const { open, setOpen, close, anchor, trigger, onKeyDown } = useMenu();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enter = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_AFTER);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the button inside is the control
    <div
      ref={anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && enter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        ref={trigger}
        className={styles.link}
        aria-expanded={open}
        aria-controls="buckets-menu"
        onClick={enter}
      >
        Buckets
        <ChevronDown size={16} aria-hidden />
      </button>
      {open && (
        <div className={styles.mega} id="buckets-menu" role="region" aria-label="Buckets">
          <div className={styles.megaBody}>
            <Widget
              name="mfe-catalog/mega-menu"
              props={{ onLeave: close }}
              placeholder={<Loader label="Loading buckets..." />}
              fallback={({ retry }) => <Unreachable retry={retry} />}
            />
          </div>
        </div>
      )}
    </div>
  );
};
