/**
 * @jest-environment ../../shared/tooling/jest/browser-environment.cjs
 */
import { laterHintsScript } from './later-hints-script.ts';
import { themeScript } from './theme-script.ts';

/** As the document runs it. */
const run = (script: string) => {
  new Function(script)();
};
const hint = () => document.querySelector('link[href="/entry.js"]')?.getAttribute('rel');
const picture = () => document.getElementById('first-picture');

/** The document when its last script runs. */
const open = (firstPicture = '<meta name="first-picture" data-light="/a.avif" data-dark="/b.avif">') => {
  document.head.innerHTML = firstPicture;
  run(themeScript);
  document.body.innerHTML = '<link rel="later" as="script" href="/entry.js">';
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('the first picture', () => {
  const all = window.matchMedia;
  afterEach(() => void (window.matchMedia = all));
  const names = ['light', 'dark', 'light-phone', 'dark-phone'];
  const tag = (some: string[]) =>
    `<meta name="first-picture" data-sizes="9px" ${some.map((name) => `data-${name}="/${name}.avif" data-${name}-set="/${name}.avif 9w"`).join(' ')}>`;
  const asked = (matching: string[], some = names) => {
    window.matchMedia = (query) => ({ ...all(query), matches: matching.some((part) => query.includes(part)) });
    open(tag(some));
    const link = picture() as HTMLLinkElement;
    return [link.getAttribute('href'), link.imageSrcset, link.imageSizes];
  };

  it.each([
    [[], 'light', '9px'],
    [['dark'], 'dark', '9px'],
    [['max-width'], 'light-phone', '100vw'],
    [['max-width', 'dark'], 'dark-phone', '100vw'],
  ])('for %j is that of %s', (matching, name, sizes) =>
    expect(asked(matching)).toEqual([`/${name}.avif`, `/${name}.avif 9w`, sizes]),
  );

  it('on phones defaults to the usual one', () =>
    expect(asked(['max-width'], ['light', 'dark'])).toEqual(['/light.avif', '/light.avif 9w', '9px']));
});

it.each(['load', 'error'])('loads the scripts on the first picture’s %s', (event) => {
  open();
  run(laterHintsScript);
  expect(hint()).toBe('later');
  picture()?.dispatchEvent(new Event(event));
  expect(hint()).toBe('preload');
});

it('loads them at once if the picture is there already, or there is none', () => {
  open();
  picture()?.dispatchEvent(new Event('load'));
  run(laterHintsScript);
  expect(hint()).toBe('preload');
  open('');
  run(laterHintsScript);
  expect(hint()).toBe('preload');
});

it('does not wait long for a picture that never loads', () => {
  open();
  run(laterHintsScript);
  jest.advanceTimersByTime(599);
  expect(hint()).toBe('later');
  jest.advanceTimersByTime(1);
  expect(hint()).toBe('preload');
});
