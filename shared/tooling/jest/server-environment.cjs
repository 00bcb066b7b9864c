const vm = require('node:vm');
const BrowserEnvironment = require('./browser-environment.cjs');

/** The parts of Node that a server build may use while rendering. */
const always = ['process', 'console', 'URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder'];

/** What tests need in addition. */
const aroundTests = [
  ...['Buffer', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...[
    'queueMicrotask',
    'structuredClone',
    'performance',
    'crypto',
    'AbortController',
    'AbortSignal',
    'MessageChannel',
    'MessageEvent',
  ],
  ...['TransformStream', 'ReadableStream', 'WritableStream', 'Event', 'EventTarget', 'BroadcastChannel'],
  ...['fetch', 'Request', 'Response', 'Headers', 'FormData', 'File', 'Blob'],
];

/** What makes the realm a browser. */
const ofBrowser = [
  ...['document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'matchMedia', 'scrollTo'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'getComputedStyle'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'MutationObserver', 'ResizeObserver', 'IntersectionObserver'],
  ...['Node', 'Element', 'HTMLElement', 'HTMLInputElement', 'HTMLTextAreaElement', 'HTMLIFrameElement', 'DOMParser'],
  ...['Event', 'EventTarget', 'CustomEvent', 'InputEvent', 'StorageEvent'],
];

const define = (realm, name, value) =>
  Object.defineProperty(realm, name, { configurable: true, enumerable: true, writable: true, value });

const give = (realm, names, source) => names.forEach((name) => define(realm, name, source[name]));
const pick = (source, names) => Object.fromEntries(names.map((name) => [name, source[name]]));
const take = (realm, names) => names.forEach((name) => delete realm[name]);

/** A window's functions only work when bound to it. */
const bound = (window, name) => {
  const value = window[name];
  return typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value;
};

/**
 * A realm without a browser. `asServer(render)` removes what a rendering server lacks too; `openBrowser(html)`
 * turns the realm into a browser showing a document, and `closeBrowser()` back into a server.
 */
module.exports = class ServerEnvironment extends BrowserEnvironment {
  exportConditions() {
    return ['server', ...super.exportConditions()];
  }

  async setup() {
    await super.setup();
    const window = this.global;
    this.window = window;
    this.context = vm.createContext();
    const realm = vm.runInContext('globalThis', this.context);
    this.global = realm;
    const node = { ...pick(globalThis, [...always, ...aroundTests]), BroadcastChannel: window.BroadcastChannel };
    give(realm, Object.keys(node), node);
    realm.global = realm;

    realm.asServer = (render) => {
      take(realm, aroundTests);
      try {
        return render();
      } finally {
        give(realm, aroundTests, node);
      }
    };
    realm.openBrowser = (html) => {
      window.document.documentElement.innerHTML = html;
      for (const name of ofBrowser) define(realm, name, bound(window, name));
      define(realm, 'window', realm);
    };
    realm.closeBrowser = () => {
      take(realm, ['window', ...ofBrowser]);
      give(realm, aroundTests, node);
    };
    // As in browsers; jsdom does not read it from the markup.
    Object.defineProperty(window.HTMLMediaElement.prototype, 'muted', {
      configurable: true,
      get() {
        return this.hasAttribute('muted');
      },
      set() {},
    });
  }

  getVmContext() {
    return this.context ?? super.getVmContext();
  }

  async teardown() {
    this.global = this.window;
    this.context = undefined;
    await super.teardown();
  }
};
