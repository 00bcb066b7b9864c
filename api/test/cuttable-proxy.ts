import { connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  port: number;
  /** From now on no connection gets through, and open ones are cut. */
  cut: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

/** Sits between a client and its server, and can go offline. */
export async function openProxy(host: string, port: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const close = async () => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: address.port, cut, restore: () => void (isCut = false), close };
}
