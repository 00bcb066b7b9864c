import { Agent, get } from 'node:http';

export interface Answers {
  /** Per second. */
  rate: number;
  /** How many pages were rendered at the edge. */
  rendered: number;
  total: number;
}

const isRendered = (html: string) => /<div id="root"[^>]* data-rendered/.test(html);

const ask = (agent: Agent, url: string, compressed: boolean) =>
  new Promise<string>((resolve, reject) => {
    const headers = compressed ? { 'accept-encoding': 'br' } : {};
    get(url, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => !compressed && parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
    }).on('error', reject);
  });

interface Options {
  connections: number;
  /** Requests them as browsers do and discards the responses; otherwise checks each response. */
  compressed: boolean;
  /** In milliseconds; by default each address once. */
  duration?: number;
}

/** Requests addresses over a few keep-alive connections: each once, or repeatedly for a while. */
export const askMany = async (urls: string[], { connections, compressed, duration }: Options): Promise<Answers> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let [next, total, rendered] = [0, 0, 0];
  const goesOn = () => (duration ? performance.now() - start < duration : next < urls.length);
  const worker = async () => {
    while (goesOn()) {
      const url = urls[next++ % urls.length] ?? '';
      if (isRendered(await ask(agent, url, compressed))) rendered += 1;
      total += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  return { rate: total / seconds, rendered: rendered / seconds, total };
};
