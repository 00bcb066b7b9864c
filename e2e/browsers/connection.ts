import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Where the storefront tells about errors in the page, hydration mismatches included. */
const ERROR_REPORTS = '/error-report';

/** A browser's way to the storefront, which can be cut. */
export interface Connection {
  origin: string;
  /** Cuts the line to paths that contain a text; all by default. Returns what restores it. */
  cut: (path?: string) => () => void;
  /** Bodies of the error reports that the page has sent. */
  reports: () => string[];
  close: () => Promise<void>;
}

/** Passes requests on to the storefront, and answers none of those that are cut off. */
export const openConnection = async (storefront: string): Promise<Connection> => {
  const cuts = new Set<string>();
  const reports: string[] = [];
  const sockets = new Set<Socket>();

  const keepReport = (incoming: IncomingMessage) => {
    if (!incoming.url?.endsWith(ERROR_REPORTS)) return;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => reports.push(Buffer.concat(chunks).toString()));
  };
  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { url = '/', method, headers } = incoming;
    if ([...cuts].some((part) => url.includes(part))) return incoming.socket.destroy();
    keepReport(incoming);
    const onward = request(new URL(url, storefront), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    return incoming.pipe(onward);
  };

  const server = createServer(pass);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: (path = '/') => {
      cuts.add(path);
      return () => cuts.delete(path);
    },
    reports: () => reports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
};
