import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** A port that is free now. */
export const freePort = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Starts a program of ours as a process of its own, and waits for the address that it prints. */
export const startProgram = async (file: string, env: Record<string, string>, flags: string[] = []) => {
  const child = spawn(process.execPath, [...flags, file], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.out += chunk.toString();
      const address = /http:\/\/[\w.]+:\d+(?=\/\S*\n)/.exec(output.out);
      if (address) resolve(address[0].replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error(`${file} ended: ${output.err}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { origin, output, stop };
};
