import { ExpiringMap } from './expiring-map.ts';
import { imageLife } from './image-rules.ts';
import { linkEnd, signedResource } from './link-parts.ts';

/** The first signed link of each picture, reused in place of later ones, so a new signature does not load it again. */
export class SignedLinks {
  readonly #links = new ExpiringMap<string>();

  /** The link to use: the first one, for an hour or until it expires. */
  linkFor(url: string): string {
    const resource = signedResource(url);
    if (resource === undefined) return url;
    const kept = this.#links.get(resource);
    if (kept !== undefined) return kept;
    this.#links.set(resource, url, Math.min(imageLife.signedLink, linkEnd(url) - Date.now()));
    return url;
  }

  /** Drops a link that no longer works, so the next one is used. */
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
