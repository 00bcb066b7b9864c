import { createSocket } from 'node:dgram';
import { decode, encode } from 'dns-packet';

export interface DnsServer {
  /** For `DNS_SERVERS`. */
  address: string;
  /** The TXT records of each name; undefined for a server that is out of order. */
  answer: (records: Record<string, string[]> | undefined) => void;
  close: () => Promise<void>;
}

/** A DNS server that only knows TXT records. A record of more than 255 characters comes in parts, as it must. */
export async function startDnsServer(port = 0): Promise<DnsServer> {
  let known: Record<string, string[]> | undefined = {};
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const name = questions[0]?.name ?? '';
    const records = known?.[name.toLowerCase()];
    const code = known === undefined ? 2 : records ? 0 : 3;
    const answers = (records ?? []).map((text) => ({
      type: 'TXT' as const,
      name,
      ttl: 0,
      data: text.match(/.{1,255}/gs) ?? [''],
    }));
    // Response, recursion available, and the code: 2 for a failure, 3 for no such name.
    socket.send(encode({ type: 'response', id, flags: 0x0180 | code, questions, answers }), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    answer: (records) => (known = records),
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
