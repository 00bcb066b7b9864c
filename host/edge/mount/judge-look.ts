import type { Look } from './look-at.ts';
import type { Styles } from './read-styles.ts';

/** How many things a refusal names. */
const MOST_NAMED = 3;

const some = (names: string[]) => names.slice(0, MOST_NAMED).join(', ');

/** Frames, and what the browser's driver brings when it records. */
const notOurs = /^\d+$|^__playwright/;

/** Elements that look different, each with the first property that does. */
const restyled = (before: Styles, now: Styles) =>
  Object.entries(before).flatMap(([element, was]) => {
    const is = now[element];
    const property = is && Object.keys(was).find((name) => was[name] !== is[name]);
    return property ? [`${element} (${property})`] : [];
  });

interface Judged {
  seen: Look;
  /** The storefront without the new remotes. */
  before: Look;
  /** Globals that builds of remotes need. */
  allowed: ReadonlySet<string>;
  bare: boolean;
  /** What the console said. */
  worst: () => string;
}

/** What is wrong with a settled page; null if nothing. */
export const judgeLook = ({ seen, before, allowed, bare, worst }: Judged): string | null => {
  const { changed, fallback, isSeen, globals, styles } = seen;
  if (changed.length > 0) return `changes built-ins: ${some(changed)}`;
  const added = globals.filter((name) => !before.globals.includes(name) && !allowed.has(name) && !notOurs.test(name));
  if (added.length > 0) return `adds globals: ${some(added.map((name) => `window.${name}`))}`;
  if (fallback) return `shows the error fallback ("${fallback}"): ${worst()}`;
  if (!isSeen) return `hides ${bare ? 'itself' : "the storefront's header"}`;
  const others = restyled(before.styles, styles);
  return others.length > 0 ? `styles elements outside its own root: ${some(others)}` : null;
};
