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

/**
 * Requests to servers, each with its share of the connections.
 * @param rate requests a second; by default as many as the servers can answer
 */
export async function load(
  urls: string[],
  { method, path, headers }: Call,
  connections: number,
  seconds: number,
  rate?: number,
): Promise<Load> {
  const results = await Promise.all(
    urls.map((url) =>
      autocannon({
        ...{ url: url + path, method, headers, duration: seconds },
        connections: connections / urls.length,
        ...(rate !== undefined && { overallRate: rate / urls.length }),
      }),
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
