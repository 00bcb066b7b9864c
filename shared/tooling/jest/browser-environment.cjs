const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks: taken from Node, or stubbed if it needs layout. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TransformStream',
  'ReadableStream',
  'WritableStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'CompressionStream',
  'DecompressionStream',
  // The fake API expects Node's requests and can't read jsdom's.
  'AbortController',
  'AbortSignal',
  'FormData',
  'File',
  'Blob',
];

let environments = 0;

/** Channels of one test file: isolated from other files, closed with it, and not keeping the process alive. */
const createChannels = () => {
  const scope = `${process.pid}-${(environments += 1)}`;
  const open = new Set();
  class TestChannel extends BroadcastChannel {
    constructor(name) {
      super(`${scope}-${name}`);
      this.unref();
      open.add(this);
    }
  }
  return { TestChannel, close: () => open.forEach((channel) => channel.close()) };
};

/** Elements that a `<label>` can name. */
const labelable = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/** `element.labels` by selector: jsdom walks the whole document once for each label in it. */
function labelsOf() {
  if (this.type === 'hidden') return null;
  const pointing = this.id ? this.getRootNode().querySelectorAll(`label[for=${JSON.stringify(this.id)}]`) : [];
  const around = this.closest('label:not([for])');
  return around?.control === this ? [around, ...pointing] : [...pointing];
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.channels = createChannels();
    this.global.BroadcastChannel = this.channels.TestChannel;
    this.global.ResizeObserver = Observer;
    this.global.IntersectionObserver = Observer;
    this.global.performance.getEntriesByType ??= () => [];
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.Performance.prototype.getEntriesByType ??= () => [];
    this.global.scrollTo = () => undefined;
    for (const name of labelable)
      Object.defineProperty(this.global[`HTML${name}Element`].prototype, 'labels', {
        get: labelsOf,
        configurable: true,
      });
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }

  async teardown() {
    this.channels.close();
    await super.teardown();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
