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

/** A document as it stands when its last script runs. */
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

it.each(['load', 'error'])('asks for the scripts at the %s of the first picture', (event) => {
  open();
  run(laterHintsScript);
  expect(hint()).toBe('later');
  picture()?.dispatchEvent(new Event(event));
  expect(hint()).toBe('preload');
});

it('asks at once when the picture was there before, or there is none', () => {
  open();
  picture()?.dispatchEvent(new Event('load'));
  run(laterHintsScript);
  expect(hint()).toBe('preload');
  open('');
  run(laterHintsScript);
  expect(hint()).toBe('preload');
});

it('does not wait long for a picture that does not come', () => {
  open();
  run(laterHintsScript);
  jest.advanceTimersByTime(599);
  expect(hint()).toBe('later');
  jest.advanceTimersByTime(1);
  expect(hint()).toBe('preload');
});
