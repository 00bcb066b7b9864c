import { loadRemoteModule } from '@marketplace/shared/federation';
import { ChevronDown } from 'lucide-react';
import { BucketsPanel } from './buckets-panel.tsx';
import styles from './header.module.css';
import { useHover } from './use-hover.ts';
import { useMenu } from './use-menu.ts';

const PANEL = 'buckets-menu';

/** Loads the body before the menu opens. A failed load is reported when it is shown. */
const prepare = () => void loadRemoteModule('mfe-catalog', './widgets/mega-menu').catch(() => undefined);

/** The Buckets mega-menu. */
export const BucketsMenu = () => {
  const menu = useMenu('buckets');
  const { pointer, press } = useHover(menu);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the button inside is the control
    <div ref={menu.anchor} {...pointer} onKeyDown={menu.onKeyDown}>
      <button
        type="button"
        ref={menu.trigger}
        className={styles.link}
        aria-expanded={menu.open}
        aria-controls={PANEL}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        Buckets
        <ChevronDown size={16} aria-hidden />
      </button>
      {menu.open && <BucketsPanel id={PANEL} onLeave={menu.close} />}
    </div>
  );
};
