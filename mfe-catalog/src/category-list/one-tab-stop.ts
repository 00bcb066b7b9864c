import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const stopsOf = (area: ParentNode) => [...area.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];

const stopBeside = (area: Element, step: number) => {
  const stops = stopsOf(area);
  return stops[stops.findIndex((stop) => stop === document.activeElement) + step];
};

const sectionBeside = (area: Element, step: number) => {
  const sections = [...area.querySelectorAll('section')];
  const beside = sections[sections.findIndex((section) => section.contains(document.activeElement)) + step];
  return beside && stopsOf(beside)[0];
};

const moves: Record<string, (area: Element) => HTMLElement | undefined> = {
  ArrowDown: (area) => stopBeside(area, 1),
  ArrowUp: (area) => stopBeside(area, -1),
  ArrowRight: (area) => sectionBeside(area, 1),
  ArrowLeft: (area) => sectionBeside(area, -1),
  Home: (area) => stopsOf(area)[0],
  End: (area) => stopsOf(area).at(-1),
};

/**
 * Makes all links and buttons of an area one tab stop, as in a layout grid: arrow keys move from one to the
 * next and from section to section. Keys that lead nowhere are left to the surroundings.
 */
export const useOneTabStop = () => {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const settle = () => {
    if (!area.current) return;
    const stops = stopsOf(area.current);
    const taken = stops.find((stop) => stop === last.current) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === taken ? 0 : -1;
  };
  useEffect(() => {
    if (!area.current) return;
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(area.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
    settle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = area.current && moves[event.key]?.(area.current);
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  };
  return { ref: area, onFocus, onKeyDown };
};
