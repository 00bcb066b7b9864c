import { readPorts } from '@marketplace/tooling/release';
import { stopOnSignals } from 'api/server';
import { freePorts } from './dev/free-ports.ts';
import { readArguments } from './dev/read-arguments.ts';
import { startOnEdge } from './dev/start-on-edge.ts';
import { startOnThisMachine } from './dev/start-on-this-machine.ts';
import { startSentence } from './start-sentence.ts';

const start = async () => {
  const { names, edge } = readArguments();
  console.log(`TEX Marketplace${edge ? ` at ${edge}` : ''}, with ${names.join(', ')} from source.`);
  const declared = readPorts();
  const portOf = (name: string) => declared[name] ?? 0;
  const free = await freePorts(names.map(portOf));
  const ports = Object.fromEntries(names.map((name, index) => [name, free[index] ?? portOf(name)]));
  return edge ? startOnEdge(ports, edge) : startOnThisMachine(ports, process.env);
};

const starting = start();
stopOnSignals(async () => (await starting)());
starting.catch((error: unknown) => {
  console.error(startSentence(error));
  process.exit(1);
});
