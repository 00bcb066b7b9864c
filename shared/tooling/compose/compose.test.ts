import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  .split('\n')
  .filter((line) => !line.trim().startsWith('#'));
const demo = readFileSync(join(root, 'api/demo.env'), 'utf8');

/** `${NAME:-default}` and `${NAME:?message}`, as name, operator and the rest. */
const variables = compose.flatMap((line) =>
  [...line.matchAll(/\$\{(\w+)(:?[-?+]?)([^}]*)\}/g)].map((match) => match.slice(1)),
);

it('contains no secret: it refuses to start without one', () => {
  const secrets = variables.filter(([name = '']) => /PASSWORD|SECRETS_KEY|STORE_USER|SMTP_URL/.test(name));
  expect(new Set(secrets.map(([name]) => name))).toEqual(
    new Set(['POSTGRES_API_PASSWORD', 'POSTGRES_PASSWORD', 'SECRETS_KEY', 'SMTP_URL', 'STORE_PASSWORD', 'STORE_USER']),
  );
  expect(new Set(secrets.map(([, operator]) => operator))).toEqual(new Set([':?']));
  const written = compose.filter((line) => /(PASSWORD|SECRET\w*|secretKey|accessKey|KEY(_ID)?)"?:/.test(line));
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((line) => !/\$\{\w+(:\?|:-\})/.test(line))).toEqual([]);
});

it('is production by default', () => {
  const modes = variables.filter(([name]) => name === 'NODE_ENV');
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes.map(([, , mode]) => mode))).toEqual(new Set(['production']));
});

it('listens only on this machine by default', () => {
  const ports = compose.filter((line) => line.includes('ports:'));
  expect(ports.length).toBeGreaterThan(2);
  for (const line of ports) expect(line).toMatch(/\['(127\.0\.0\.1|\$\{BIND:-127\.0\.0\.1\}):\d+:\d+'\]/);
});

it('has a demo without further configuration', () => {
  const required = variables.filter(([, operator]) => operator === ':?').map(([name]) => name);
  for (const name of required) expect(demo).toMatch(new RegExp(`^${name}=.+$`, 'm'));
  expect(demo).toMatch(/^NODE_ENV=development$/m);
  expect(demo).toMatch(/^COMPOSE_PROFILES=demo$/m);
});
