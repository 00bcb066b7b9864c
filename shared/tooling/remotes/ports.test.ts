import { aFolder, removeFolders } from '../release/testing/artifacts.ts';
import { readPorts } from './ports.ts';

afterAll(removeFolders);

const portsOf = (...packages: [remote: string, text: string][]) =>
  readPorts(aFolder(Object.fromEntries(packages.map(([remote, text]) => [`${remote}/package.json`, text]))));

it('are what the remotes declare, whatever other remotes there are', () => {
  expect(readPorts()).toMatchObject({
    'mfe-admin': 3001,
    'mfe-auth': 3002,
    'mfe-cart': 3003,
    'mfe-catalog': 3004,
    'mfe-support': 3005,
  });
});

it('are different', () => {
  const cart = '{"config":{"port":3003}}';
  expect(() => portsOf(['mfe-cart', cart], ['mfe-reviews', cart])).toThrow(
    'mfe-cart and mfe-reviews both have the port 3003: change it in mfe-reviews/package.json.',
  );
});

it.each(['{}', '{"config":{"port":"3006"}}'])('are numbers: %s', (text) => {
  expect(() => portsOf(['mfe-reviews', text])).toThrow(
    'mfe-reviews has no port: add "config": { "port": 3006 } to mfe-reviews/package.json.',
  );
});
