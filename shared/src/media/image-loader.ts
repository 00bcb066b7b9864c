import { DownloadQueue, type Outcome } from './download-queue.ts';
import { ExpiringMap } from './expiring-map.ts';
import { fetchPicture, type FetchPicture } from './fetch-picture.ts';
import { HeadStart } from './head-start.ts';
import { imageLife } from './image-rules.ts';
import type { ImagePriority, Picture } from './picture.ts';
import { SignedLinks } from './signed-links.ts';

/** Prefetches pictures, retries broken ones, and caches the results for a while. */
export class ImageLoader {
  readonly #loaded = new ExpiringMap<true>();
  readonly #failed = new ExpiringMap<true>();
  readonly #links = new SignedLinks();
  readonly #headStart = new HeadStart();
  readonly #queue: DownloadQueue;
  readonly #listeners = new Set<() => void>();

  constructor(fetch: FetchPicture = fetchPicture) {
    this.#queue = new DownloadQueue(fetch, this.#headStart.over);
  }

  /** Resolves with whether the picture loaded. A picture that loaded or failed recently is not requested again. */
  async load(asked: Picture, priority: ImagePriority = 'prefetch'): Promise<boolean> {
    const url = this.linkFor(asked.url);
    if (url === undefined) return false;
    if (this.#loaded.get(url)) return true;
    return this.#remember(url, await this.#queue.ask({ ...asked, url }, priority));
  }

  /** Retries a picture that the page itself could not load, which counts as the first attempt. */
  async tryAgain(picture: Picture): Promise<boolean> {
    this.#loaded.delete(picture.url);
    if (this.#failed.get(picture.url)) return false;
    return this.#remember(picture.url, await this.#queue.ask(picture, 'critical', 1));
  }

  /** The link to show a picture with; undefined while it is known to fail. */
  readonly linkFor = (url: string): string | undefined => {
    if (this.#failed.get(url)) return undefined;
    const link = this.#links.linkFor(url);
    return this.#failed.get(link) ? undefined : link;
  };

  /** Holds the loader back while a picture of the first screen loads, 3 s at most; returns a function that ends this. */
  readonly holdForPicture = () => this.#headStart.holdForPicture();

  /** Records what the page itself found out about a picture. */
  settle(url: string, outcome: Exclude<Outcome, 'dropped'>) {
    this.#remember(url, outcome);
    this.#queue.settle(url, outcome);
  }

  /** Calls back when a picture fails and when failures are cleared; returns a function that stops. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Clears everything, so the next requests go to the network. */
  clear() {
    this.#loaded.clear();
    this.#links.clear();
    this.#queue.clear();
    this.forgetFailures();
  }

  forgetFailures() {
    this.#failed.clear();
    this.#tell();
  }

  cleanUp() {
    this.#loaded.cleanUp();
    this.#failed.cleanUp();
  }

  cleanUpLinks() {
    this.#links.cleanUp();
  }

  /** How many pictures and links are cached. */
  get size() {
    return { pictures: this.#loaded.size + this.#failed.size, links: this.#links.size };
  }

  #remember(url: string, outcome: Outcome) {
    if (outcome === 'loaded') this.#loaded.set(url, true, imageLife.loaded);
    if (outcome === 'failed' && !this.#failed.get(url)) {
      this.#failed.set(url, true, imageLife.failed);
      this.#links.forget(url);
      this.#tell();
    }
    return outcome === 'loaded';
  }

  #tell() {
    this.#listeners.forEach((listener) => listener());
  }
}
