import { defineSlotRecipe } from '@chakra-ui/react';

/** What opens over the page or its dialog: a menu, a list of options. */
const floating = {
  zIndex: 'dialog',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'min(320px, var(--available-height))',
  padding: '4px',
  border: '1px solid var(--line)',
  borderRadius: 'card',
  background: 'surface-floating',
  boxShadow: 'floating',
  outline: 'none',
  _open: { transition: 'opacity var(--fast) ease-out, translate var(--fast) ease-out' },
  '@starting-style': { opacity: 0, translate: '0 -4px' },
} as const;

/** In forced-colors mode a tint marks nothing. */
const highlighted = {
  background: 'surface-hover',
  _forcedColors: { outline: '2px solid Highlight', outlineOffset: '-2px' },
};

/** One row of a floating list. */
const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '40px',
  padding: '0 12px',
  borderRadius: 'control',
  fontSize: '14',
  cursor: 'pointer',
  _touch: { minHeight: '44px' },
  _highlighted: highlighted,
};

export const menu = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: { ...floating, minWidth: '208px', textAlign: 'left' },
    item: { ...item, whiteSpace: 'nowrap', '& > svg': { color: 'ink-muted' } },
  },
});

export const combobox = defineSlotRecipe({
  slots: ['content', 'empty', 'item'],
  base: {
    content: floating,
    empty: { padding: '12px', color: 'ink-muted', fontSize: '14' },
    item: {
      ...item,
      justifyContent: 'space-between',
      paddingBlock: '6px',
      lineHeight: '1.35',
      contentVisibility: 'auto',
      containIntrinsicHeight: '48px',
      '& > svg': { flex: 'none', color: 'accent' },
    },
  },
});
