import { showError } from './error-panel.ts';

const map = {
  version: 3,
  sources: ['webpack://mfe-cart/./src/pages/cart.tsx?1a2b'],
  names: [],
  // The script's second line is the source's fifth.
  mappings: ';AAIA',
};

beforeEach(() => {
  globalThis.fetch = async (url) =>
    url === 'http://localhost:3003/chunks/pages-cart.js.map'
      ? new Response(JSON.stringify(map))
      : new Response('', { status: 404 });
});
afterEach(() => document.body.replaceChildren());

const thrown = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: [
      `TypeError: ${message}`,
      '    at CartPage (http://localhost:3003/chunks/pages-cart.js:2:9)',
      '    at render (http://localhost:4000/marketplace/releases/host/1.0.0-a/host.js:7:1)',
    ].join('\n'),
  });
const panels = () => document.querySelectorAll('[role=alert]');

it('shows the message and the stack, with the names of source files where a script has a map', async () => {
  await showError(thrown('no price'));
  expect(panels()).toHaveLength(1);
  expect(panels()[0]?.querySelector('strong')).toHaveTextContent('TypeError: no price');
  expect(panels()[0]?.querySelector('pre')?.textContent.split('\n').slice(1)).toEqual([
    '    at CartPage (mfe-cart/src/pages/cart.tsx:5)',
    '    at render (http://localhost:4000/marketplace/releases/host/1.0.0-a/host.js:7:1)',
  ]);
});

it('shows the raw stack when the development server is gone', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await showError(thrown('no price'));
  expect(panels()[0]).toHaveTextContent('at CartPage (http://localhost:3003/chunks/pages-cart.js:2:9)');
});

it('shows the last error only', async () => {
  await showError(thrown('no price'));
  await showError(thrown('no name'));
  expect(panels()).toHaveLength(1);
  expect(panels()[0]).toHaveTextContent('no name');
});

it('closes when the code changes, and by its button', async () => {
  await showError(thrown('no price'));
  window.dispatchEvent(new MessageEvent('message', { data: 'other' }));
  expect(panels()).toHaveLength(1);
  window.dispatchEvent(new MessageEvent('message', { data: 'webpackHotUpdate1a2b' }));
  expect(panels()).toHaveLength(0);
  await showError(thrown('no price'));
  document.querySelector<HTMLElement>('[role=alert] button')?.click();
  expect(panels()).toHaveLength(0);
});
