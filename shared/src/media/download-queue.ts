import { getDefaultStore } from 'jotai';
import { createLimit } from '../http/limit.ts';
import { networkAtom } from '../offline/index.ts';
import { createBatches } from './batches.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { batchSize, RETRIES, SLOTS, timeLimit } from './image-rules.ts';
import type { ImagePriority, Picture } from './picture.ts';
import { within } from './within.ts';

/** `dropped` says nothing about the picture: it was no longer needed, or the user saves data. */
export type Outcome = 'loaded' | 'failed' | 'dropped';

interface Download {
  picture: Picture;
  priority: ImagePriority;
  /** Failed attempts. */
  failures: number;
  underWay: boolean;
  abort: AbortController;
  outcome: Promise<Outcome>;
  settle: (outcome: Outcome) => void;
}

const network = () => getDefaultStore().get(networkAtom);

/**
 * Downloads in batches that feed three slots; failures are retried with the next batch, at most twice. Critical pictures
 * have their own batches, so they wait only for a slot.
 */
export class DownloadQueue {
  readonly #fetch: FetchPicture;
  readonly #downloads = new Map<string, Download>();
  readonly #inSlot = createLimit(SLOTS);
  readonly #batches: Record<ImagePriority, ReturnType<typeof createBatches>>;

  constructor(fetch: FetchPicture, ready: () => Promise<void>) {
    this.#fetch = fetch;
    this.#batches = {
      critical: createBatches(batchSize.critical, ready),
      prefetch: createBatches(batchSize.prefetch, ready),
    };
  }

  /** Joins a running download of the same address. `failures` counts attempts that the page made itself. */
  ask(picture: Picture, priority: ImagePriority, failures = 0): Promise<Outcome> {
    const known = this.#downloads.get(picture.url);
    if (!known) return this.#begin(picture, priority, failures).outcome;
    known.failures = Math.max(known.failures, failures);
    if (priority === 'critical' && known.priority === 'prefetch') {
      known.priority = 'critical';
      this.#queue(known);
    }
    return known.outcome;
  }

  /** Settles the download of an address whose result is already known. */
  settle(url: string, outcome: Outcome) {
    const download = this.#downloads.get(url);
    if (!download) return;
    this.#downloads.delete(url);
    download.abort.abort();
    download.settle(outcome);
  }

  clear() {
    for (const url of [...this.#downloads.keys()]) this.settle(url, 'dropped');
  }

  #begin(picture: Picture, priority: ImagePriority, failures: number): Download {
    let settle: Download['settle'] = () => undefined;
    const outcome = new Promise<Outcome>((resolve) => (settle = resolve));
    const abort = new AbortController();
    const download: Download = { picture, priority, failures, underWay: false, abort, outcome, settle };
    this.#downloads.set(picture.url, download);
    this.#queue(download);
    return download;
  }

  #queue(download: Download) {
    this.#batches[download.priority](() => this.#attempt(download));
  }

  async #attempt(download: Download) {
    const { picture, priority, abort } = download;
    if (download.underWay || abort.signal.aborted) return;
    if (priority === 'prefetch' && network().saveData) return this.settle(picture.url, 'dropped');
    download.underWay = true;
    const loaded = await this.#inSlot(() => this.#fetchInTime(download));
    download.underWay = false;
    if (abort.signal.aborted) return;
    if (loaded) return this.settle(picture.url, 'loaded');
    if (download.failures >= RETRIES) return this.settle(picture.url, 'failed');
    download.failures += 1;
    this.#queue(download);
  }

  async #fetchInTime({ picture, failures, abort }: Download): Promise<boolean> {
    if (abort.signal.aborted) return false;
    const limit = timeLimit(network().effectiveType, failures);
    try {
      await within(limit, abort.signal, (signal) => this.#fetch(picture, signal));
      return true;
    } catch {
      return false;
    }
  }
}
