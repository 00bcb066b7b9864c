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

/** The language's objects that no global names: the prototypes of iterators and of special functions. */
const unnamed = () => [
  ...[[][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator](), ''.matchAll(/a/g)],
  ...[async () => undefined, function* () {}, async function* () {}, (async function* () {})(), Iterator.from({})],
];

/**
 * Freezes the language of this process for good, so that what escapes can't change it for other pages. Node's own
 * `--frozen-intrinsics` replaces methods with accessors, which slows down every page in every realm by a third.
 */
const freezeLanguage = () => {
  const { freeze, getPrototypeOf, getOwnPropertyDescriptors } = Object;
  const frozen = new Set([globalThis]);
  const open = [...language.map((/** @type {string} */ name) => globalThis[name]), ...unnamed()];
  while (open.length > 0) {
    const next = open.pop();
    if (Object(next) !== next || frozen.has(next)) continue;
    frozen.add(freeze(next));
    const own = getOwnPropertyDescriptors(next);
    const parts = Reflect.ownKeys(own).flatMap((key) => [own[key].value, own[key].get, own[key].set]);
    open.push(getPrototypeOf(next), ...parts);
  }
};

/**
 * Removes everything from this process that rendering doesn't need, freezes the language, and gives the channel to the parent
 * to the caller alone. The second line of defense, behind the realm: it covers what the permission model does not, such as
 * signals to the edge.
 */
export const disarm = () => {
  const { process } = globalThis;
  const send = process.send.bind(process);
  const leave = process.reallyExit.bind(process);
  const memory = process.memoryUsage.rss;
  const listen = process.on.bind(process);
  strip(process, line);
  strip(globalThis, language);
  freezeLanguage();
  return {
    send,
    leave,
    memory,
    onMessage: (/** @type {(text: string) => void} */ react) => void listen('message', react),
    onDisconnect: (/** @type {() => void} */ react) => void listen('disconnect', react),
  };
};
