import { createHash } from 'node:crypto';
import type { PageParts } from './page-html.ts';
import { compose, matchPage } from './compose.ts';
import { firstDataScript } from './first-data-script.ts';
import { laterHintsScript } from './later-hints-script.ts';
import { pageHtml } from './page-html.ts';
import { securityHeaders } from './security-headers.ts';
import { startFailureScript } from './start-failure.ts';
import { aConfig, aHost, theAuth, theCatalog } from './testing/releases.ts';

const set = { id: 'set-1', channel: 'live', host: aHost(), remotes: [theCatalog(), theAuth()], previous: {} };
const composition = compose(set);

const render = (path: string, fields: Partial<PageParts> = {}) =>
  pageHtml({
    ...set,
    composition,
    config: aConfig(),
    match: matchPage(composition, path),
    origin: 'https://shop.example',
    head: { title: 'Modules', canonical: '/' },
    data: {},
    styles: ['<style>.frame {}</style>'],
    ...fields,
  });

/** The attributes of each tag with this name. */
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, attribute = '', value]) => [attribute, value ?? true]),
    ),
  );
const preloads = (html: string) =>
  tags(html, 'link')
    .filter(({ rel, as }) => rel === 'preload' && as === 'script')
    .map(({ href }) => String(href).replace('/marketplace/releases/', ''));
const stylesheets = (html: string) =>
  tags(html, 'link')
    .filter(({ as }) => as === 'style')
    .map(({ href }) => String(href).replace('/marketplace/releases/', ''));

describe('the document of a page', () => {
  it.each([
    ['/', ['mfe-catalog/1.0.0-catalog/entry.js', 'mfe-catalog/1.0.0-catalog/dashboard.js'], ['dashboard.css']],
    [
      '/module',
      [
        'mfe-catalog/1.0.0-catalog/entry.js',
        'mfe-catalog/1.0.0-catalog/module.js',
        'mfe-catalog/1.0.0-catalog/common.js',
      ],
      ['module.css'],
    ],
    ['/login', ['mfe-auth/1.0.0-auth/entry.js', 'mfe-auth/1.0.0-auth/login.js'], ['login.css']],
    ['/nowhere', [], []],
  ])('%s preloads exactly the chunks of its page', (path, scripts, styles) => {
    const html = render(path);
    expect(preloads(html)).toEqual(scripts);
    expect(stylesheets(html).map((href) => href.split('/').at(-1))).toEqual(styles);
  });

  it('preloads the host’s on-demand entries that its page needs, and no others', () => {
    const forms = { scripts: ['forms.js', 'common.js'], styles: ['forms.css'] };
    const tables = { scripts: ['tables.js', 'common.js'], styles: ['tables.css'] };
    const catalog = theCatalog();
    catalog.pages = catalog.pages.map((page) => ({ ...page, consumes: ['react', 'ui/form'] }));
    const html = render('/', {
      host: aHost({ onDemand: { 'ui/form': forms, 'ui/table': tables } }),
      remotes: [catalog],
    });
    expect(preloads(html)).toEqual([
      'mfe-catalog/1.0.0-catalog/entry.js',
      'mfe-catalog/1.0.0-catalog/dashboard.js',
      'host/1.0.0-host/forms.js',
      'host/1.0.0-host/common.js',
    ]);
    expect(stylesheets(html)).toEqual(['mfe-catalog/1.0.0-catalog/dashboard.css', 'host/1.0.0-host/forms.css']);
  });

  it('preloads the code for requests if the browser must request the page’s data', () => {
    const host = aHost({ onDemand: { requests: { scripts: ['requests.js'], styles: [] } } });
    const rendered = { html: '<h1>Modules</h1>', used: [] };
    expect(preloads(render('/', { host }))).toContain('host/1.0.0-host/requests.js');
    expect(render('/', { host, rendered })).not.toContain('requests.js');
  });

  it('brings the search where there is a header for it', () => {
    const searches = (path: string) => tags(render(path), 'dialog').map(({ id }) => id);
    expect(searches('/')).toEqual(['quick-search']);
    expect(searches('/login')).toEqual([]);
    expect(searches('/nowhere')).toEqual([]);
  });

  it('loads every script and style with its integrity', () => {
    const html = render('/module');
    const scripts = tags(html, 'script').filter(({ src }) => src);
    expect(scripts).toEqual([
      expect.objectContaining({
        src: '/marketplace/releases/host/1.0.0-host/runtime.js',
        integrity: 'sha384-runtime.js',
        crossorigin: 'anonymous',
        defer: true,
      }),
      expect.objectContaining({ src: '/marketplace/releases/host/1.0.0-host/host.js', integrity: 'sha384-host.js' }),
    ]);
    const links = tags(html, 'link').filter(({ as }) => as === 'script' || as === 'style');
    expect(links).toHaveLength(4);
    for (const { href, integrity, crossorigin } of links) {
      expect(integrity).toBe(`sha384-${String(href).split('/').at(-1)}`);
      expect(crossorigin).toBe('anonymous');
    }
  });

  it('waits for no styles but those it brings, in its head', () => {
    const html = render('/module');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.split('</head>')[0]).toContain('<style>.frame {}</style>');
  });

  it('can say that the application did not start, without its scripts', () => {
    const html = render('/');
    expect(tags(html, 'template')).toContainEqual({ id: 'start-failure' });
    // It listens before anything can fail.
    expect(html.indexOf(startFailureScript)).toBeLessThan(html.indexOf('<script src='));
    expect(html).toContain('The marketplace couldn’t start');
  });

  it('says that rendered content isn’t interactive, without hiding it', () => {
    const html = render('/', { rendered: { html: '<main>Modules</main>', used: [] } });
    expect(html).toContain('You can read this page, but its buttons don’t work');
    expect(html).not.toContain('couldn’t start');
    expect(html).toContain('<div id="root" data-rendered><main>Modules</main></div>');
    expect(stylesheets(html)).toEqual([]);
  });

  it('loads the scripts of rendered content after its first picture, if any', () => {
    const rendered = { html: '<main>Modules</main>', used: [] };
    const picture = { src: '/a.avif', srcset: '' };
    const hints = (html: string) => tags(html, 'link').filter(({ as }) => as === 'script');
    const html = render('/', { rendered, firstPicture: { light: picture, dark: picture, sizes: '' } });
    const expected = hints(render('/', { rendered }));
    expect(expected.map(({ rel }) => rel)).toEqual(['preload', 'preload']);
    expect(hints(html)).toEqual(expected.map((hint) => ({ ...hint, rel: 'later' })));
    expect(html).toContain(`<script>${laterHintsScript}</script>`);
  });

  it('tells visitors without scripts what it needs, if it isn’t rendered', () => {
    expect(render('/')).toContain('<noscript>');
    expect(render('/', { rendered: { html: '', used: [] } })).not.toContain('<noscript>');
  });

  it('preloads the host’s fonts', () => {
    expect(tags(render('/'), 'link')).toContainEqual({
      rel: 'preload',
      href: '/marketplace/releases/host/1.0.0-host/geist.woff2',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    });
  });

  it('preloads nothing of a remote that runs from source', () => {
    const source = { ...composition.remotes[0], release: 'source' } as (typeof composition.remotes)[number];
    const replaced = { ...composition, remotes: [source] };
    expect(preloads(render('/', { composition: replaced, match: matchPage(replaced, '/') }))).toEqual([]);
  });

  it('carries escaped composition, configuration and data', () => {
    const data = { '/tex-suite/dashboard': { title: '</script><script>alert(1)</script>' } };
    const html = render('/', { data });
    const [, json = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ composition, config: aConfig(), data });
    expect(html).not.toContain('<script>alert');
  });

  it('escapes the page’s metadata', () => {
    const head = { title: 'A < B', description: 'Say "yes"', canonical: '/module?id=a&b', image: '/media/a.avif' };
    const html = render('/', { head, config: aConfig({ brand: 'Tom & Co' }) });
    expect(html).toContain('<title>A &lt; B · Tom &amp; Co</title>');
    for (const tag of [
      '<meta name="description" content="Say &quot;yes&quot;">',
      '<link rel="canonical" href="https://shop.example/marketplace/module?id=a&amp;b">',
      '<meta property="og:site_name" content="Tom &amp; Co">',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="A &lt; B">',
      '<meta property="og:description" content="Say &quot;yes&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="og:url" content="https://shop.example/marketplace/module?id=a&amp;b">',
      '<meta property="og:image" content="https://shop.example/media/a.avif">',
    ])
      expect(html).toContain(tag);
    expect(html).not.toContain('noindex');
  });

  it('is noindex without an address of its own', () => {
    const html = render('/login', { head: { title: 'Sign in' } });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:/);
  });

  it('names its first picture for both themes before the script that loads one of them', () => {
    const html = render('/', {
      firstPicture: {
        light: { src: '/day.avif', srcset: '/s.avif 9w' },
        dark: { src: '/night.avif', srcset: '' },
        phone: { light: { src: '/p.avif', srcset: '' }, dark: { src: '/pn.avif', srcset: '/pn.avif 9w' } },
        sizes: '100vw',
      },
    });
    const picture = html.indexOf(
      '<meta name="first-picture" data-light="/day.avif" data-light-set="/s.avif 9w" data-dark="/night.avif" data-dark-set="" data-sizes="100vw" data-light-phone="/p.avif" data-light-phone-set="" data-dark-phone="/pn.avif" data-dark-phone-set="/pn.avif 9w">',
    );
    expect(picture).toBeGreaterThan(0);
    expect(html.indexOf('<script>')).toBeGreaterThan(picture);
    expect(render('/')).not.toContain('name="first-picture"');
  });

  it('requests what a guarded page needs, but nothing for other pages', () => {
    const guarded = render('/module/7/dashboard', { guardedPaths: ['/tex-admin/modules/7'] });
    expect(tags(guarded, 'meta')).toContainEqual({
      name: 'first-data',
      'data-api': '/api/marketplace',
      'data-paths': '[&quot;/auth/check-auth&quot;,&quot;/tex-admin/modules/7&quot;]',
    });
    expect(guarded.indexOf(firstDataScript)).toBeGreaterThan(guarded.indexOf('name="first-data"'));
    expect(guarded.indexOf('<script src=')).toBeGreaterThan(guarded.indexOf(firstDataScript));
    for (const html of [render('/'), render('/', { rendered: { html: '', used: [] } })])
      expect(html).not.toMatch(/first-data|check-auth/);
  });

  it('runs exactly the inline scripts that the security headers allow', () => {
    const picture = { src: '/a.avif', srcset: '' };
    const documents = [
      render('/', {
        rendered: { html: '', used: [] },
        firstPicture: { light: picture, dark: picture, sizes: '' },
      }),
      render('/module/7/dashboard', { guardedPaths: [] }),
    ];
    const scripts = documents.flatMap((html) =>
      [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text),
    );
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    const policy = securityHeaders({ development: [] })['content-security-policy'];
    const allowed = /script-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ');
    expect([...new Set(hashes)].sort()).toEqual(allowed?.filter((source) => source !== "'self'").sort());
    expect(allowed).toContain("'self'");
    expect(allowed).toHaveLength(7);
  });

  it('paints the frame before any script, but not around bare pages', () => {
    const root = (html: string) => /<div id="root">(.*?)<\/div>\n/s.exec(html)?.[1];
    expect(root(render('/'))).toMatch(/TEX.*Marketplace.*Loading\.\.\./);
    expect(root(render('/module/7/dashboard'))).toMatch(/TEX.*Marketplace.*Checking your session\.\.\./);
    expect(root(render('/login'))).toBe('');
    expect(root(render('/nowhere'))).toBe('');
  });
});
