import { fakeClock } from '../testing/index.ts';
import { SignedLinks } from './signed-links.ts';

const clock = fakeClock();

it('uses a link no longer than the link itself says [IMG-07]', async () => {
  const links = new SignedLinks();
  const end = Math.floor(Date.now() / 1_000) + 600;
  const first = `/a.avif?expires=${end}&sig=1`;
  const second = `/a.avif?expires=${end + 3_600}&sig=2`;
  const left = end * 1_000 - Date.now();
  expect(links.linkFor(first)).toBe(first);
  await clock.pass(left - 1);
  expect(links.linkFor(second)).toBe(first);
  await clock.pass(1);
  expect(links.linkFor(second)).toBe(second);
});

it('keeps no link that expired before it was seen [IMG-07]', () => {
  const links = new SignedLinks();
  links.linkFor('/a.avif?expires=1000000000&sig=1');
  expect(links.linkFor('/a.avif?expires=9999999999&sig=2')).toBe('/a.avif?expires=9999999999&sig=2');
});

it('leaves links without a signature alone', () => {
  const links = new SignedLinks();
  expect(links.linkFor('/a.avif?w=1')).toBe('/a.avif?w=1');
  expect(links.linkFor('/a.avif?w=2')).toBe('/a.avif?w=2');
  expect(links.size).toBe(0);
});
