/** Values of one CSS property, by their names in `theme.css`. */
const named = (names: string, prefix = '') =>
  Object.fromEntries(names.split(' ').map((name) => [name, `var(--${prefix}${name})`]));

const colors = named('surface-hover surface-floating ink-muted accent');

/** Our CSS variables as values of Chakra's style properties, which covers both themes. */
export const utilities = {
  color: { values: colors },
  background: { values: colors },
  borderRadius: { values: named('control card', 'radius-') },
  boxShadow: { values: named('floating', 'shadow-') },
  fontSize: { values: named('14', 'text-') },
  zIndex: { values: named('dialog', 'z-') },
};

export const conditions = {
  open: '&[data-state=open]',
  highlighted: '&[data-highlighted]',
  touch: '@media (pointer: coarse)',
  forcedColors: '@media (forced-colors: active)',
};
