import { linkEnd, signedResource } from './link-parts.ts';

describe('a signed link', () => {
  it.each([
    ['/a.avif?w=2&sig=abc', '/a.avif?sig=xyz&w=2'],
    ['/a.avif?signature=1&Expires=1767225600&Key-Pair-Id=K1', '/a.avif?signature=2&Expires=1767229200&Key-Pair-Id=K2'],
    ['https://s.example/a?X-Amz-Signature=1&X-Amz-Date=1&X-Amz-Credential=x', 'https://s.example/a?X-Amz-Signature=2'],
    ['https://s.example/a?sv=2025&st=1&se=2026-01-01&sig=1', 'https://s.example/a?sv=2025&st=2&se=2026-01-02&sig=2'],
    ['/a.avif?token=1', '/a.avif?token=2'],
  ])('refers to the same picture whatever its signature: %s [IMG-07]', (one, other) => {
    expect(signedResource(one)).toBeDefined();
    expect(signedResource(one)).toBe(signedResource(other));
  });

  it.each([
    ['/a.avif?w=2&sig=1', '/a.avif?w=3&sig=1'],
    ['/a.avif?sig=1', '/b.avif?sig=1'],
    ['https://one.example/a?sig=1', 'https://two.example/a?sig=1'],
  ])('refers to another picture if anything else differs: %s and %s [IMG-07]', (one, other) => {
    expect(signedResource(one)).not.toBe(signedResource(other));
  });

  it.each(['/a.avif', '/a.avif?w=2', '/a.avif?design=1', 'data:image/svg+xml,%3Csvg%3E?', 'http://[?sig=1'])(
    'is not %s',
    (url) => expect(signedResource(url)).toBeUndefined(),
  );
});

it.each([
  ['seconds since 1970', '/a?sig=1&expires=1767225600'],
  ['milliseconds since 1970', '/a?sig=1&exp=1767225600000'],
  ['a moment', '/a?sig=1&se=2026-01-01T00%3A00%3A00Z'],
  ['a life from a moment on', '/a?X-Amz-Signature=1&X-Amz-Date=20251231T230000Z&X-Amz-Expires=3600'],
])('a link states its expiry as %s [IMG-07]', (_form, url) => {
  expect(linkEnd(url)).toBe(Date.UTC(2026, 0, 1));
});

it.each(['/a?sig=1', '/a?sig=1&expires=soon', '/a?X-Amz-Signature=1&X-Amz-Date=today&X-Amz-Expires=60'])(
  'a link that does not say never expires: %s',
  (url) => expect(linkEnd(url)).toBe(Infinity),
);
