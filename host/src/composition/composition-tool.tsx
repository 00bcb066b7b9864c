import type { Overrides } from '@marketplace/shared/contracts';
import { Layers2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { compositionAtom } from './composition-atom.ts';
import styles from './composition-tool.module.css';

const CompositionPanel = lazy(() => import('./composition-panel.tsx'));
const Outlines = lazy(() => import('./outlines.tsx'));

const isShortcut = ({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'm';

const useShortcut = (toggle: () => void, enabled: boolean) =>
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [toggle, enabled]);

const badgeText = ({ channel, applied, refused }: Overrides) => {
  if (refused.length > 0) return 'Override refused';
  const parts = [channel && `Channel ${channel}`, applied.length > 0 && `${applied.length} overridden`];
  return parts.filter(Boolean).join(', ');
};

const NOBODY: Overrides = { open: false, applied: [], refused: [] };

/**
 * For testers: Ctrl or Cmd with Shift and M shows the composition of the page, and a badge shows while the page has
 * a release from outside the set or is on another channel. Hidden from everyone else.
 */
export const CompositionTool = () => {
  const composition = useAtomValue(compositionAtom);
  const [open, setOpen] = useState(false);
  const [outlined, setOutlined] = useState(false);
  const overrides = composition?.overrides ?? NOBODY;
  const badge = badgeText(overrides);
  const enabled = overrides.open || badge !== '';
  useShortcut(() => setOpen((is) => !is), enabled);
  if (!composition || !enabled) return null;
  return (
    <>
      {badge && (
        <button
          className={styles.badge}
          data-refused={overrides.refused.length > 0 || undefined}
          onClick={() => setOpen(true)}
        >
          <Layers2 size={16} strokeWidth={1.75} aria-hidden />
          {badge}
        </button>
      )}
      <Suspense fallback={null}>
        {open && (
          <CompositionPanel
            composition={composition}
            outlined={outlined}
            onOutline={setOutlined}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>{outlined && <Outlines />}</Suspense>
    </>
  );
};
