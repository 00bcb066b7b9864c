const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks: taken from Node, or made inert where layout would be needed. */
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
  // jsdom's own cannot be read by the fake API, which takes requests as Node knows them.
  'AbortController',
  'AbortSignal',
  'FormData',
  'File',
  'Blob',
];

let environments = 0;

/** Channels of one test file: heard by no other file, closed with it, and no reason for the process to stay. */
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
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.Performance.prototype.getEntriesByType ??= () => [];
    this.global.scrollTo = () => undefined;
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
