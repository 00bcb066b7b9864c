/** Values of one CSS property, by the names that `theme.css` gives them. */
const named = (names: string, prefix = '') =>
  Object.fromEntries(names.split(' ').map((name) => [name, `var(--${prefix}${name})`]));

const colors = named(
  'paper surface surface-hover surface-floating line ink ink-muted accent accent-soft on-accent danger scrim',
);

/** Our CSS variables as the values that Chakra's style properties take: both themes come with them. */
export const utilities = {
  color: { values: colors },
  background: { values: colors },
  borderColor: { values: colors },
  borderRadius: { values: named('control card dialog', 'radius-') },
  boxShadow: { values: named('floating raised', 'shadow-') },
  fontSize: { values: named('13 14 16 18 22', 'text-') },
  zIndex: { values: named('menu dialog', 'z-') },
  minHeight: { values: named('control-height') },
};

export const conditions = {
  open: '&[data-state=open]',
  highlighted: '&[data-highlighted]',
  checked: '&[data-state=checked]',
  touch: '@media (pointer: coarse)',
  phone: '@media (max-width: 640px)',
  forcedColors: '@media (forced-colors: active)',
};
