import { Agent, get } from 'node:http';

export interface Answers {
  /** A second. */
  rate: number;
  /** Of pages that came rendered. */
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
  /** Asked for as browsers do, and thrown away; otherwise each answer is looked at. */
  compressed: boolean;
  /** In milliseconds; each address once unless told. */
  duration?: number;
}

/** Asks for addresses over a few connections that are kept: each once, or over and over for a while. */
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
