/** Runs inside a realm, from its source. Records what pieces throw while rendering, which React hides. */
export function realmNotes() {
  'use strict';
  const { assign } = Object;
  /** @type {string | undefined} The first of a page. */
  let thrown;

  const wordsOf = (/** @type {any} */ error) => {
    const waits = typeof error?.then === 'function' || `${error?.message}`.startsWith('Suspense Exception');
    return waits ? 'It waits for what is not at hand.' : `${error}`;
  };

  const noting = (/** @type {Function} */ task) =>
    function noted(/** @type {unknown[]} */ ...args) {
      try {
        return task.apply(this, args);
      } catch (error) {
        thrown ??= wordsOf(error);
        throw error;
      }
    };

  /** Cached by component, or React would see a new component in each render. */
  const notingTypes = new Map();
  const notingType = (/** @type {any} */ type) => {
    if (typeof type !== 'function' || type.prototype?.isReactComponent) return type;
    if (!notingTypes.has(type)) notingTypes.set(type, assign(noting(type), type));
    return notingTypes.get(type);
  };

  return {
    noting,
    notingType,
    /** React's JSX runtime for remotes: records what their components throw. */
    notingRuntime: (/** @type {any} */ runtime) => ({
      ...runtime,
      jsx: (/** @type {any} */ type, /** @type {any[]} */ ...rest) => runtime.jsx(notingType(type), ...rest),
      jsxs: (/** @type {any} */ type, /** @type {any[]} */ ...rest) => runtime.jsxs(notingType(type), ...rest),
    }),
    forget: () => (thrown = undefined),
    thrown: () => thrown,
  };
}
