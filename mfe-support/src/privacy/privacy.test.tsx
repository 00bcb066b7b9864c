import { fakeApi, renderPage } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import PrivacyPage from '../pages/privacy.tsx';

const api = fakeApi();
const POLICY = '/tex-admin/privacypolicy/1';

const open = () => renderPage(PrivacyPage, { path: '/privacy' });
const withPolicy = (privacyPolicy: unknown) => api.get(POLICY, () => api.json({ privacyPolicy, updatedAt: null }));

/** The article, once it is shown. */
const article = async (html: string) => {
  withPolicy(html);
  open();
  return screen.findByRole('article');
};

it('shows its title from the start, and says that it is loading [PRIV-01, PRIV-02]', async () => {
  withPolicy('<p>We keep little.</p>');
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInTheDocument();
  expect(screen.getByText('Loading privacy policy...')).toBeInTheDocument();
  expect(await screen.findByText('We keep little.')).toBeInTheDocument();
  expect(screen.queryByText('Loading privacy policy...')).not.toBeInTheDocument();
});

it('renders the HTML of the field as HTML [PRIV-03]', async () => {
  const text = await article(
    '<h2>Rights</h2><ul><li>To <strong>ask</strong></li></ul><a href="https://law.example">Law</a>',
  );
  expect(within(text).getByRole('heading', { level: 2, name: 'Rights' })).toBeInTheDocument();
  expect(within(text).getByRole('listitem')).toHaveTextContent('To ask');
  expect(within(text).getByRole('link', { name: 'Law' })).toHaveAttribute('href', 'https://law.example');
});

it('lists the sections and links to them', async () => {
  await article('<h2>What</h2><p>a</p><h2>Why</h2><p>b</p>');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const target = within(contents).getByRole('link', { name: 'Why' }).getAttribute('href') ?? '';
  expect(document.querySelector(target)).toHaveTextContent('Why');
});

describe('harmful content is removed', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style', '<style>body{display:none}</style>'],
    ['a frame', '<iframe src="https://x.example"></iframe>'],
    ['an image with a handler', '<img src="x" onerror="alert(1)">'],
    ['an SVG with a handler', '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>'],
    ['a form', '<form action="https://x.example"><input name="password"></form>'],
    ['a link of another name', '<math><mtext><a xlink:href="javascript:alert(1)">x</a></mtext></math>'],
  ])('%s [PRIV-03]', async (_, harm) => {
    const text = await article(`<p>before</p>${harm}<p>after</p>`);
    expect(text.innerHTML).toBe('<p>before</p><p>after</p>');
  });

  it.each(['onclick="alert(1)"', 'style="position:fixed"', 'id="root"', 'class="x"'])(
    'the attribute %s [PRIV-03]',
    async (attribute) => {
      const text = await article(`<p ${attribute}>text</p>`);
      expect(text.innerHTML).toBe('<p>text</p>');
    },
  );

  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'the address %j [PRIV-03]',
    async (href) => {
      const text = await article(`<a href="${href}">go</a>`);
      expect(text).toHaveTextContent('go');
      expect(text.querySelector('a')).not.toHaveAttribute('href');
    },
  );

  it('but unknown elements only lose their tags, and mail addresses stay [PRIV-03]', async () => {
    const text = await article('<p><custom-x>kept</custom-x> <a href="mailto:a@tex.example">mail</a></p>');
    expect(text).toHaveTextContent('kept mail');
    expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@tex.example');
  });
});

describe('a policy that is not there', () => {
  it.each([
    ['the answer is a refusal', () => api.json({ message: 'no' }, 404)],
    ['the field is missing', () => api.json({})],
    ['the field is empty', () => api.json({ privacyPolicy: ' ' })],
  ])('reads Privacy Policy not found. when %s [PRIV-04]', async (_, answer) => {
    api.get(POLICY, answer);
    open();
    expect(await screen.findByText('Privacy Policy not found.')).toBeInTheDocument();
  });
});
