/** By element outside of every remote: its styles by property. */
export type Styles = Record<string, Record<string, string | number>>;

const tags =
  'a article aside blockquote button code dd details dialog div dl dt em fieldset figure form h1 h2 h3 h4 h5 h6 hr img ' +
  'input label legend li main nav ol p pre section select small span strong summary svg table td textarea th tr ul';

/** What the shell has in common on all pages. Below an open dialog, the page can't be scrolled and is dimmed. */
const shellProperties =
  'background-color background-image color display filter font-family font-size font-weight letter-spacing line-height ' +
  'margin-bottom margin-left margin-right margin-top opacity transform visibility';

/**
 * Reads the styles of what no remote may style: the document, the shell's header and footer with their place on the
 * page, and an element of each kind beside the document's body, which no style should match. An expression.
 */
export const readStyles = `(() => {
  const read = (element, properties) => {
    const style = getComputedStyle(element);
    return Object.fromEntries([...(properties ?? style)].map((name) => [name, style.getPropertyValue(name)]));
  };
  const ofShell = (tag) => [...document.querySelectorAll(tag)].find((element) => !element.closest('[data-remote]'));
  const shell = Object.fromEntries(
    ['html', 'body', 'header', 'footer'].flatMap((tag) => {
      const element = ofShell(tag);
      if (!element) return [];
      const { left, top, width } = element.getBoundingClientRect();
      const place = tag === 'header' ? { left, top: top + scrollY, width } : { left, width };
      const properties = '${shellProperties}'.split(' ');
      const same = tag === 'html' ? properties.filter((name) => !name.startsWith('background')) : properties;
      return [[tag, { ...read(element, same), ...place }]];
    }),
  );
  const place = document.createElement('div');
  place.style.cssText = 'all: initial; display: none';
  const elements = '${tags}'.split(' ').map((tag) => document.createElement(tag));
  place.append(...elements);
  document.documentElement.append(place);
  const others = Object.fromEntries(elements.map((element) => [element.localName, read(element)]));
  place.remove();
  return { ...others, ...shell };
})()`;
