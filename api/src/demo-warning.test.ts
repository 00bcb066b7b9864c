import { demoWarning } from './demo-warning.ts';

it.each([
  '0.0.0.0',
  '::',
  '192.168.1.20',
  '10.0.0.1',
  '128.0.0.1',
  'market.example',
  'localhost.example',
  '127.example',
])('the demo on %s gets a warning', (host) =>
  expect(demoWarning({ production: false, host })).toContain(`it listens on ${host}.`),
);

it.each(['localhost', '127.0.0.1', '127.8.9.1', '::1'])('the demo on %s gets none', (host) =>
  expect(demoWarning({ production: false, host })).toBeUndefined(),
);

it('production gets none', () => expect(demoWarning({ production: true, host: '0.0.0.0' })).toBeUndefined());
