import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/** The class of the element around each of our pieces on a page of another site. */
const OUTSIDE: SelectorComponent = { type: 'class', name: 'marketplace-outside' };
const below: SelectorComponent = { type: 'combinator', value: 'descendant' };
/** Weighs nothing, so that a component's own styles still win. */
const anywhere: SelectorComponent = { type: 'pseudo-class', kind: 'where', selectors: [[OUTSIDE]] };

const scoped = (selector: Selector): Selector[] => {
  const [first, ...rest] = selector;
  if (first?.type === 'type' && first.name === 'html') return [];
  const isPage =
    (first?.type === 'pseudo-class' && first.kind === 'root') || (first?.type === 'type' && first.name === 'body');
  if (isPage) return [rest.length === 0 ? [OUTSIDE] : [...selector, below, OUTSIDE]];
  return [[anywhere, below, ...selector]];
};

/** As a loader of webpack: the theme for pages of other sites. What it says about pages applies only to our pieces. */
export default (css: string) =>
  transform({
    filename: 'theme.css',
    code: Buffer.from(css),
    visitor: {
      Selector: scoped,
    },
  }).code.toString();
