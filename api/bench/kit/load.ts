import autocannon from 'autocannon';

export interface Call {
  method: 'GET' | 'PUT';
  path: string;
  headers: Record<string, string>;
}

export interface Load {
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

/** As many requests as the servers can answer, each server with its share of the connections. */
export async function load(
  urls: string[],
  { method, path, headers }: Call,
  connections: number,
  seconds: number,
): Promise<Load> {
  const results = await Promise.all(
    urls.map((url) =>
      autocannon({ url: url + path, method, headers, connections: connections / urls.length, duration: seconds }),
    ),
  );
  for (const { non2xx, errors } of results)
    if (non2xx > 0 || errors > 0) throw new Error(`${method} ${path}: ${non2xx} refusals, ${errors} errors.`);
  return {
    requestsPerSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}
