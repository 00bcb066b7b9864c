import type { CDPSession } from 'playwright';

interface Sent {
  url: string;
  type: string;
  /** In seconds of the browser's clock. */
  at: number;
  /** Requests that had to come before this one, itself included. */
  depth: number;
  /** As they came over the wire, compressed, without headers. */
  bytes: number;
  fromCache: boolean;
}

interface Initiator {
  url?: string;
  stack?: { callFrames: { url: string }[] };
}

/** The document or the scripts on whose account a request is made. */
const askedBy = ({ url, stack }: Initiator) => [url ?? '', ...(stack?.callFrames ?? []).map((frame) => frame.url)];

export interface Traffic {
  /** Scripts, in bytes over the wire. */
  scripts: number;
  /** All that came over the wire, in bytes. */
  bytes: number;
  requests: number;
  /** Links of the longest chain among what was asked for until a moment, in milliseconds from the first request. */
  chainUntil: (moment: number) => number;
}

/** Keeps what a page asks for; what the browser's cache answers is no request. */
export const logNetwork = (cdp: CDPSession): (() => Traffic) => {
  const sent = new Map<string, Sent>();
  const depthOf = (url: string) =>
    Math.max(0, ...[...sent.values()].filter((one) => one.url === url).map(({ depth }) => depth));
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '', request, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const depth = 1 + Math.max(0, ...askedBy(initiator).map(depthOf));
    sent.set(requestId, { url: request.url, type, at: timestamp, depth, bytes: 0, fromCache: false });
  });
  const fromCache = (requestId: string) => {
    const request = sent.get(requestId);
    if (request) request.fromCache = true;
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && fromCache(requestId));
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  return () => summarize([...sent.values()]);
};

const summarize = (all: Sent[]): Traffic => {
  const overWire = all.filter(({ fromCache }) => !fromCache);
  const bytesOf = (some: Sent[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const start = all[0]?.at ?? 0;
  return {
    scripts: bytesOf(overWire.filter(({ type }) => type === 'Script')),
    bytes: bytesOf(overWire),
    requests: overWire.length,
    chainUntil: (moment) =>
      Math.max(0, ...overWire.filter(({ at }) => (at - start) * 1_000 <= moment).map(({ depth }) => depth)),
  };
};
