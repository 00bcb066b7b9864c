const names = {
  sea: '--map-sea',
  land: '--map-land',
  coast: '--map-coast',
  border: '--map-border',
  site: '--ink',
  surface: '--surface',
  ink: '--ink',
  muted: '--ink-muted',
  accent: '--accent',
  online: '--success',
  stale: '--warning',
  offline: '--line-strong',
} as const;

export type MapColors = Record<keyof typeof names, string>;

/** The theme's colors, for the canvas. */
export const readColors = (element: Element): MapColors => {
  const style = getComputedStyle(element);
  const read = (name: keyof typeof names) => style.getPropertyValue(names[name]).trim() || '#888';
  return {
    ...{ sea: read('sea'), land: read('land'), coast: read('coast'), border: read('border') },
    ...{ site: read('site'), surface: read('surface'), ink: read('ink'), muted: read('muted') },
    ...{ accent: read('accent'), online: read('online'), stale: read('stale'), offline: read('offline') },
  };
};
