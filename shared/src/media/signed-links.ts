import { ExpiringMap } from './expiring-map.ts';
import { imageLife } from './image-rules.ts';
import { linkEnd, signedResource } from './link-parts.ts';

/** The first signed link seen of each picture, used in place of later ones, so that a new signature loads nothing anew. */
export class SignedLinks {
  readonly #links = new ExpiringMap<string>();

  /** The link to use: for an hour the first one, but never beyond the end that it tells itself. */
  linkFor(url: string): string {
    const resource = signedResource(url);
    if (resource === undefined) return url;
    const kept = this.#links.get(resource);
    if (kept !== undefined) return kept;
    this.#links.set(resource, url, Math.min(imageLife.signedLink, linkEnd(url) - Date.now()));
    return url;
  }

  /** A link that does not work any more: the next signature gets its chance. */
  forget(url: string) {
    const resource = signedResource(url);
    if (resource !== undefined && this.#links.get(resource) === url) this.#links.delete(resource);
  }

  clear() {
    this.#links.clear();
  }

  cleanUp() {
    this.#links.cleanUp();
  }

  get size() {
    return this.#links.size;
  }
}
