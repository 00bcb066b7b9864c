/** Runs inside a realm, from its source. Notes what pieces throw while they are rendered: React keeps that to itself. */
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

  /** The same for the same component, or React would take each render for another one. */
  const notingTypes = new Map();
  const notingType = (/** @type {any} */ type) => {
    if (typeof type !== 'function' || type.prototype?.isReactComponent) return type;
    if (!notingTypes.has(type)) notingTypes.set(type, assign(noting(type), type));
    return notingTypes.get(type);
  };

  return {
    noting,
    notingType,
    /** React's JSX runtime, for remotes: notes what the components throw that they use. */
    notingRuntime: (/** @type {any} */ runtime) => ({
      ...runtime,
      jsx: (/** @type {any} */ type, /** @type {any[]} */ ...rest) => runtime.jsx(notingType(type), ...rest),
      jsxs: (/** @type {any} */ type, /** @type {any[]} */ ...rest) => runtime.jsxs(notingType(type), ...rest),
    }),
    forget: () => (thrown = undefined),
    thrown: () => thrown,
  };
}
