/** Nothing of these is used here, and whoever got out of a realm would look for them first. */
const globals = [
  ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Request', 'Response', 'Headers', 'FormData'],
  ...['BroadcastChannel', 'MessageChannel', 'MessagePort', 'Worker', 'WebAssembly', 'SharedArrayBuffer', 'Atomics'],
  ...['process', 'Buffer', 'global', 'navigator', 'crypto', 'localStorage', 'sessionStorage', 'Storage'],
];

/** Ways from the process to Node's parts, to other processes, and to the line to the parent. */
const ways = [
  ...[
    'binding',
    '_linkedBinding',
    'dlopen',
    'getBuiltinModule',
    'mainModule',
    'report',
    'permission',
    'constrainedMemory',
  ],
  ...['kill', '_kill', 'abort', 'exit', 'reallyExit', '_debugProcess', '_debugEnd', 'execve', 'loadEnvFile'],
  ...['chdir', 'cwd', 'umask', 'setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups'],
  ...['send', 'disconnect', '_disconnect', '_channel'],
  ...['_getActiveHandles', '_getActiveRequests', 'getActiveResourcesInfo', 'openStdin', 'stdin', 'stdout', 'stderr'],
  ...[
    'env',
    'argv',
    'execArgv',
    'argv0',
    'execPath',
    'title',
    'config',
    'resourceUsage',
    '_rawDebug',
    'moduleLoadList',
  ],
];

const remove = (/** @type {any} */ from, /** @type {string} */ name) => {
  if (name in from && !Reflect.deleteProperty(from, name)) Reflect.set(from, name, undefined);
};

/**
 * Takes from this process what rendering has no use for, and hands its line to the parent to the caller alone. The second
 * line: a release sees only its realm, and the process may read nothing but these files.
 */
export const disarm = () => {
  const { process } = globalThis;
  const send = process.send.bind(process);
  const leave = process.reallyExit.bind(process);
  const memory = process.memoryUsage.rss;
  const listen = process.on.bind(process);
  for (const name of ways) remove(process, name);
  for (const name of globals) remove(globalThis, name);
  return {
    send,
    leave,
    memory,
    onMessage: (/** @type {(text: string) => void} */ react) => void listen('message', react),
    onDisconnect: (/** @type {() => void} */ react) => void listen('disconnect', react),
  };
};
