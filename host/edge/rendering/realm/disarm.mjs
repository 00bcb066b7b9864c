import vm from 'node:vm';

/** What the channel to the parent uses. */
const line = [
  ...['_events', '_eventsCount', '_maxListeners', 'channel', 'connected', 'nextTick'],
  ...['_send', '_handleQueue', '_pendingMessage'],
];

/** The language's own, without what shares memory or compiles code. */
const language = vm
  .runInNewContext('Object.getOwnPropertyNames(globalThis)')
  .filter((/** @type {string} */ name) => !['WebAssembly', 'SharedArrayBuffer', 'Atomics'].includes(name));

const strip = (/** @type {any} */ from, /** @type {string[]} */ kept) => {
  for (const name of Object.getOwnPropertyNames(from))
    if (!kept.includes(name) && !Reflect.deleteProperty(from, name)) Reflect.set(from, name, undefined);
};

/**
 * Removes everything from this process that rendering doesn't need, and gives the channel to the parent to the caller alone. The
 * second line of defence, behind the realm: it covers what the permission model does not, such as signals to the edge.
 */
export const disarm = () => {
  const { process } = globalThis;
  const send = process.send.bind(process);
  const leave = process.reallyExit.bind(process);
  const memory = process.memoryUsage.rss;
  const listen = process.on.bind(process);
  strip(process, line);
  strip(globalThis, language);
  return {
    send,
    leave,
    memory,
    onMessage: (/** @type {(text: string) => void} */ react) => void listen('message', react),
    onDisconnect: (/** @type {() => void} */ react) => void listen('disconnect', react),
  };
};
