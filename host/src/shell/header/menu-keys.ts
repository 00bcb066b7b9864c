const focusable = 'a[href], button:not(:disabled), input';

/** The button of the menu first, then its entries. */
const stopsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>(focusable)];

/** The first entry after the button. */
export const firstEntry = (menu: Element) => stopsOf(menu)[1];

const around = (menu: Element, step: number) => {
  const stops = stopsOf(menu);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  return stops[(at + step + stops.length) % stops.length];
};

/** From section to section of a menu that has some. */
const aside = (menu: Element, step: number) => {
  const sections = [...menu.querySelectorAll('section')];
  const at = sections.findIndex((section) => section.contains(document.activeElement));
  return sections[at + step]?.querySelector<HTMLElement>(focusable);
};

const moves: Record<string, (menu: Element) => HTMLElement | null | undefined> = {
  ArrowDown: (menu) => around(menu, 1),
  ArrowUp: (menu) => around(menu, -1),
  ArrowRight: (menu) => aside(menu, 1),
  ArrowLeft: (menu) => aside(menu, -1),
  Home: firstEntry,
  End: (menu) => stopsOf(menu).at(-1),
};

/** Where a key moves the focus in an open menu, if anywhere. In a text field only up and down leave the text. */
export const entryFor = (key: string, menu: Element) =>
  document.activeElement instanceof HTMLInputElement && !/^Arrow(Up|Down)$/.test(key) ? undefined : moves[key]?.(menu);
