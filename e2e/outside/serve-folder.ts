import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves a folder on a port. Returns a function that stops. */
export const serveFolder = async (folder: string, port: number) => {
  const answer = async (path: string, response: ServerResponse) => {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(content);
  };
  const server = createServer(({ url = '/' }, response) => {
    void answer(url.endsWith('/') ? `${url}index.html` : url, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(resolve));
};
