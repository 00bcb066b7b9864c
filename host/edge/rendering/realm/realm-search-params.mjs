/**
 * Runs inside a realm, from its source. The native object stays in a private field, so that nothing leads out.
 * @param {any} outside
 */
export function realmSearchParams(outside) {
  'use strict';
  const { entries } = Object;
  const isIterable = (/** @type {any} */ init) => typeof init[Symbol.iterator] === 'function';

  /** @type {(inner: any) => URLSearchParams} Stands for the parameters of an address. */
  let adopt;
  class URLSearchParams {
    #inner;
    static {
      adopt = (inner) => {
        const adopted = new URLSearchParams();
        adopted.#inner = inner;
        return adopted;
      };
    }
    constructor(/** @type {any} */ init = '') {
      const isText = typeof init !== 'object' || init === null;
      this.#inner = new outside.URLSearchParams(isText ? `${init}` : '');
      if (isText) return;
      for (const [name, value] of isIterable(init) ? init : entries(init)) this.append(name, value);
    }
    get size() {
      return this.#inner.size;
    }
    append(/** @type {any} */ name, /** @type {any} */ value) {
      this.#inner.append(`${name}`, `${value}`);
    }
    set(/** @type {any} */ name, /** @type {any} */ value) {
      this.#inner.set(`${name}`, `${value}`);
    }
    delete(/** @type {any} */ name) {
      this.#inner.delete(`${name}`);
    }
    get(/** @type {any} */ name) {
      return this.#inner.get(`${name}`);
    }
    getAll(/** @type {any} */ name) {
      return [...this].filter(([key]) => key === `${name}`).map(([, value]) => value);
    }
    has(/** @type {any} */ name) {
      return this.#inner.has(`${name}`);
    }
    sort() {
      this.#inner.sort();
    }
    forEach(/** @type {Function} */ task) {
      for (const [name, value] of this) task(value, name, this);
    }
    *[Symbol.iterator]() {
      for (const [name, value] of this.#inner) yield [name, value];
    }
    entries() {
      return this[Symbol.iterator]();
    }
    *keys() {
      for (const [name] of this.#inner) yield name;
    }
    *values() {
      for (const [, value] of this.#inner) yield value;
    }
    toString() {
      return this.#inner.toString();
    }
  }
  return { URLSearchParams, adopt };
}
