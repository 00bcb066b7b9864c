import type { CDPSession } from 'playwright';

interface Sent {
  url: string;
  type: string;
  /** In seconds of the browser's clock. */
  at: number;
  /** Length of the chain of requests up to this one. */
  depth: number;
  /** Bytes over the wire, compressed, without headers. */
  bytes: number;
  fromCache: boolean;
}

interface Initiator {
  url?: string;
  stack?: { callFrames: { url: string }[] };
}

/** The document or scripts that caused a request. */
const askedBy = ({ url, stack }: Initiator) => [url ?? '', ...(stack?.callFrames ?? []).map((frame) => frame.url)];

export interface Traffic {
  /** Scripts, in bytes over the wire. */
  scripts: number;
  /** Total bytes over the wire. */
  bytes: number;
  requests: number;
  /** The longest chain of requests up to a moment, in milliseconds from the first request. */
  chainUntil: (moment: number) => number;
}

/** Records a page's requests, except those served from the browser's cache. */
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
  // Over HTTP/2 the size is known only at the end of a response, headers included.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes ||= encodedDataLength;
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
