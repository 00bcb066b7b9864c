import { runInNewContext } from 'node:vm';
import { trustedTypesScript } from './trusted-types-script.ts';

const origin = 'https://market.example';

interface Rules {
  createScriptURL: (address: string) => string | null;
}

const policies = (): Record<string, Rules> => {
  const made: Record<string, Rules> = {};
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => (made[name] = rules) };
  const document = { baseURI: `${origin}/marketplace/cart` };
  runInNewContext(trustedTypesScript, { window: { trustedTypes }, document, location: { origin }, URL });
  return made;
};

it('makes one policy, which turns no text into HTML or a script', () => {
  expect(Object.entries(policies()).map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
    ['default', ['createScriptURL']],
  ]);
});

it.each([
  [`${origin}/marketplace/releases/mfe-cart/1.0.0-a/entry.js`, true],
  ['/marketplace/releases/mfe-cart/1.0.0-a/entry.js?try=2', true],
  ['https://evil.example/marketplace/releases/mfe-cart/1.0.0-a/entry.js', false],
  ['//evil.example/marketplace/releases/x.js', false],
  ['http://market.example/marketplace/releases/x.js', false],
  ['/api/marketplace/tex-suite/ticket/1/attachment', false],
  ['/marketplace/releases/../../api/dev/mailbox', false],
  ['/marketplace/releases/%2e%2e/%2e%2e/api/x.js', false],
  ['/marketplace/releases', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://market.example/marketplace/releases/', false],
  ['javascript:alert(1)', false],
])('lets %s through: %s', (address, passes) => {
  expect(policies()['default']?.createScriptURL(address)).toBe(passes ? address : null);
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => runInNewContext(trustedTypesScript, { window: {}, URL })).not.toThrow();
});
