import { findShared, fits } from './share-scope.ts';

it.each([
  ['1.2.3', '^1.2.3', true],
  ['1.2.4', '^1.2.3', true],
  ['1.10.0', '^1.9.9', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.3', false],
  ['0.4.2', '^0.4.1', true],
  ['0.5.0', '^0.4.1', false],
  ['0.0.4', '^0.0.3', false],
])('%s fits %s: %s', (version, range, expected) => {
  expect(fits(version, range)).toBe(expected);
});

it('finds the matching version among several, and lists them if none matches', () => {
  const [older, newer] = [{ get: () => () => 'older' }, { get: () => () => 'newer' }];
  const scope = { jotai: { '1.9.0': older, '2.20.3': newer } };
  expect(findShared(scope, { shareKey: 'jotai', requiredVersion: '^2.0.0' }, 'mfe_cart')).toBe(newer);
  expect(() => findShared(scope, { shareKey: 'jotai', requiredVersion: '^3.0.0' }, 'mfe_cart')).toThrow(
    'mfe_cart needs jotai ^3.0.0, but the host provides 1.9.0, 2.20.3',
  );
  expect(() => findShared(scope, { shareKey: 'left-pad', requiredVersion: '^1.0.0' }, 'mfe_cart')).toThrow(
    'mfe_cart needs left-pad ^1.0.0, but the host provides nothing',
  );
});
