/**
 * Runs inside a realm, from its source. The native object stays in a private field, and what it throws is thrown anew, so
 * that nothing leads out.
 * @param {any} outside
 * @param {(inner: any) => unknown} adopt Makes parameters of the realm from native ones.
 */
export function realmUrl(outside, adopt) {
  'use strict';
  const { defineProperty } = Object;
  const parts = ['protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'href'];
  const textOf = (/** @type {any} */ base) => (base === undefined ? undefined : `${base}`);

  return class URL {
    #inner;
    #params;
    static {
      for (const part of parts)
        defineProperty(URL.prototype, part, {
          configurable: true,
          enumerable: true,
          get() {
            return this.#inner[part];
          },
          set(value) {
            const text = `${value}`;
            try {
              this.#inner[part] = text;
            } catch {
              throw new TypeError(`Invalid URL: ${text}`);
            }
          },
        });
    }
    static canParse(/** @type {any} */ url, /** @type {any} */ base) {
      return outside.URL.canParse(`${url}`, textOf(base));
    }
    constructor(/** @type {any} */ url, /** @type {any} */ base) {
      const [text, from] = [`${url}`, textOf(base)];
      try {
        this.#inner = new outside.URL(text, from);
      } catch {
        throw new TypeError(`Invalid URL: ${text}`);
      }
      this.#params = adopt(this.#inner.searchParams);
    }
    get origin() {
      return this.#inner.origin;
    }
    get searchParams() {
      return this.#params;
    }
    toString() {
      return this.#inner.href;
    }
    toJSON() {
      return this.#inner.href;
    }
  };
}
