import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Messages whose content arrived, even if they were refused in the end. */
  received: string[];
  /** Called with each message before the server accepts it. */
  beforeTaking: (message: string) => unknown;
  /** Whether it refuses a recipient for now. */
  refuses: (recipient: string) => boolean;
  close: () => Promise<void>;
}

/** Speaks as much SMTP as a mail needs. */
export async function openSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | undefined;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        const message = data;
        data = undefined;
        smtp.received.push(message);
        void Promise.resolve(smtp.beforeTaking(message)).then(() => socket.write('250 taken\r\n'));
      } else if (/^DATA/i.test(text)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^RCPT/i.test(text) && smtp.refuses(text)) {
        socket.write('451 later\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    beforeTaking: () => undefined,
    refuses: () => false,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return smtp;
}
