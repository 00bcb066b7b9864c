import { applyHead } from './apply-head.ts';

const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  // As the document came from the edge.
  document.head.innerHTML =
    '<title>Old</title><meta name="description" content="Old"><link rel="canonical" href="http://localhost/old">';
});

it('reuses the document’s tags, so that there are no duplicates', () => {
  applyHead({ title: 'Shift Roster', description: 'Plan shifts.', canonical: '/module?id=7' }, 'TEX');
  expect(document.title).toBe('Shift Roster · TEX');
  expect(document.head.querySelectorAll('title, meta[name=description], link[rel=canonical]')).toHaveLength(3);
  expect(attribute('meta[name=description]', 'content')).toBe('Plan shifts.');
  expect(attribute('link[rel=canonical]', 'href')).toBe('http://localhost/marketplace/module?id=7');
  expect(attribute('meta[property="og:title"]', 'content')).toBe('Shift Roster');
  expect(attribute('meta[property="og:description"]', 'content')).toBe('Plan shifts.');
  expect(attribute('meta[property="og:url"]', 'content')).toBe('http://localhost/marketplace/module?id=7');
  expect(attribute('meta[property="og:image"]', 'content')).toBe('http://localhost/marketplace/icons/share.png');
});

it.each([
  [
    'an uploaded picture',
    '/api/marketplace/tex-suite/picture/a1-b2-960.avif',
    '/api/marketplace/tex-suite/picture/a1-b2-960.jpg',
  ],
  ['any other picture', 'https://pictures.example/tex-suite/a.avif', 'https://pictures.example/tex-suite/a.avif'],
])('previews %s in a format that services for links read', (_kind, image, shown) => {
  applyHead({ title: 'Roster', canonical: '/module?id=7', image }, 'TEX');
  expect(attribute('meta[property="og:image"]', 'content')).toBe(new URL(shown, 'http://localhost').href);
});

it('leaves nothing of the previous page', () => {
  applyHead({ title: 'Roster', description: 'Plan.', canonical: '/module', image: '/a.avif' }, 'TEX');
  applyHead({ title: 'Sign in' }, 'TEX');
  expect(document.head.querySelector('meta[name=description], link[rel=canonical], meta[property]')).toBeNull();
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  applyHead({ title: 'Roster', canonical: '/module' }, 'TEX');
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});
