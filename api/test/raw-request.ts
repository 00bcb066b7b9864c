import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends these bytes as they are, which no client would, and returns the whole response. */
export async function rawRequest(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}
