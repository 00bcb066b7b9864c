/**
 * @jest-environment ../../shared/tooling/jest/browser-environment.cjs
 */
import { PAGE_STATE_ID } from '../src/start/page-state.ts';
import { startFailure, startFailureScript } from './start-failure.ts';

const state = {
  composition: { set: 'set-1', host: '1.0.0-host' },
  config: { marketplaceApi: '/api/marketplace' },
};
const reports: unknown[] = [];
let readyState: DocumentReadyState = 'loading';

beforeAll(() => {
  // As the document runs it.
  new Function(startFailureScript)();
  Object.defineProperty(document, 'readyState', { get: () => readyState });
  globalThis.fetch = (_url, init) => {
    reports.push(JSON.parse(String(init?.body)));
    return Promise.resolve(new Response());
  };
});

const fails = (file: string) => {
  const script = document.createElement('script');
  script.src = `https://shop.example/${file}`;
  script.defer = true;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

it('says once that the application did not start, after the document has loaded', () => {
  fails('host.js');
  fails('runtime.js');
  expect(document.querySelector('[role=alert]')).toBeNull();
  document.body.innerHTML = `${startFailure(false)}<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`;
  readyState = 'interactive';
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(document.querySelector('[role=alert] code')?.textContent).toMatch(/^E-[0-9A-Z]+$/);
  expect(reports).toEqual([
    {
      set: 'set-1',
      reports: [
        expect.objectContaining({ message: 'The host could not be loaded: host.js was refused or is missing.' }),
      ],
    },
  ]);
});
