import { HEAD_START } from './image-rules.ts';

/**
 * The page's own first pictures take precedence over the loader, which starts once they have
 * settled or, without such pictures, when the page has loaded; after 3 s in any case.
 */
export class HeadStart {
  readonly #holds = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];
  #pageAwaited = false;
  #releasePage: (() => void) | undefined;

  /** Holds the loader back for a picture; returns a function to call when the picture has settled. */
  readonly holdForPicture = (): (() => void) => {
    const release = this.#hold();
    return () => {
      this.#pageAwaited = true;
      this.#releasePage?.();
      release();
    };
  };

  /** Resolves when the loader may start. */
  readonly over = (): Promise<void> => {
    this.#holdForPage();
    if (this.#holds.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  };

  #hold() {
    const release = () => {
      clearTimeout(timer);
      this.#holds.delete(release);
      if (this.#holds.size === 0) this.#waiting.splice(0).forEach((go) => go());
    };
    const timer = setTimeout(release, HEAD_START);
    this.#holds.add(release);
    return release;
  }

  #holdForPage() {
    if (this.#pageAwaited || document.readyState === 'complete') return;
    this.#pageAwaited = true;
    this.#releasePage = this.#hold();
    window.addEventListener('load', this.#releasePage, { once: true });
  }
}
