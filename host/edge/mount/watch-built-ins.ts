/**
 * Runs before anything else in the page and records the globals, their properties and their prototypes. It
 * defines `changedBuiltIns`, which lists what has changed since: `Array.prototype.map`. It relies on nothing that may have changed.
 */
export const watchBuiltIns = `(() => {
  const { getOwnPropertyDescriptor, getOwnPropertyDescriptors } = Object;
  const { ownKeys } = Reflect;
  const toText = String;
  const isFunction = (value) => typeof value === 'function';
  const watched = [];
  const watch = (path, holder) => watched.push({ path: path + '.', holder, before: getOwnPropertyDescriptors(holder) });

  const globals = {};
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const descriptor = getOwnPropertyDescriptor(globalThis, name);
    const { value } = descriptor;
    globals[name] = descriptor;
    if (isFunction(value) || ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'console'].includes(name)) watch(name, value);
    if (isFunction(value) && value.prototype) watch(name + '.prototype', value.prototype);
  }

  const isPlain = (value) => value === null || (typeof value !== 'object' && !isFunction(value));
  const differs = (was, is) => was !== is && !(isPlain(was ?? null) && isPlain(is ?? null));
  const compare = (changed, path, holder, before, keys) => {
    for (let at = 0; at < keys.length; at += 1) {
      const was = before[keys[at]] || {};
      const is = getOwnPropertyDescriptor(holder, keys[at]) || {};
      if (differs(was.value, is.value) || differs(was.get, is.get) || differs(was.set, is.set))
        changed[changed.length] = path + toText(keys[at]);
    }
  };
  globalThis.changedBuiltIns = () => {
    const changed = [];
    compare(changed, '', globalThis, globals, ownKeys(globals));
    for (let at = 0; at < watched.length; at += 1) {
      const { path, holder, before } = watched[at];
      compare(changed, path, holder, before, ownKeys({ ...getOwnPropertyDescriptors(holder), ...before }));
    }
    return changed;
  };
})();`;
