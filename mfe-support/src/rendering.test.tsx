/** @jest-environment ../shared/tooling/jest/server-environment.cjs */
import { hydrateInBrowser, renderOnServer, type ServedPage } from '@marketplace/shared/testing/server';

const COMPANY = {
  '/tex-admin/company-master': {
    brand: 'TEX',
    supportEmail: 'help@tex.example',
    supportPhone: '+91 80 1234 5678',
    phoneHours: 'Monday to Friday',
    emailHours: 'Monday to Saturday',
    address: ['12 Station Road', 'Bengaluru'],
  },
};

const contact: ServedPage = { load: () => import('./pages/contact.tsx'), path: '/contactus', data: COMPANY };
const privacy: ServedPage = {
  load: () => import('./pages/privacy.tsx'),
  path: '/privacy',
  data: {
    '/tex-admin/privacypolicy/1': {
      privacyPolicy:
        '<h2>What we keep</h2>\n<p>Little &amp; briefly, see <a href="/terms">terms</a>.<br>Ask us.</p>' +
        '<table><tr><th>What</th></tr>\n<tr><td colspan="2">Orders</td></tr></table><h2>Why</h2><ul><li>By law</li></ul>',
    },
  },
};

const pages: [string, ServedPage, (string | RegExp)[]][] = [
  [
    'contact',
    contact,
    [
      'help@tex.example',
      '12 Station Road',
      'Why can’t I open the cart?',
      'The cart needs the Payment admin marketplace role',
    ],
  ],
  ['contact, after a message was sent', { ...contact, at: '/contactus?sent=1' }, ['Message Sent Successfully!']],
  [
    'ticket',
    {
      load: () => import('./pages/ticket.tsx'),
      path: '/ticket',
      at: '/ticket?category=problem&moduleId=payroll',
      data: COMPANY,
    },
    ['Raise a Ticket', '+91 80 1234 5678', 'Something isn’t working'],
  ],
  [
    'ticket/status',
    { load: () => import('./pages/ticket-status.tsx'), path: '/ticket/status' },
    ['We can’t find this ticket'],
  ],
  ['demo', { load: () => import('./pages/demo.tsx'), path: '/demo' }, ['Request Demo', 'The module in action']],
  ['privacy', privacy, ['What we keep', 'Little &amp; briefly', '<td colSpan="2">Orders</td>', '#section-2']],
  [
    'newsletter/confirm',
    { load: () => import('./pages/newsletter-confirm.tsx'), path: '/newsletter/confirm' },
    ['Confirm'],
  ],
  ['the newsletter widget', { load: () => import('./widgets/newsletter.tsx'), path: '/' }, ['Newsletter']],
];

const rendered = new Map<string, string>();
beforeAll(async () => {
  for (const [name, page] of pages) rendered.set(name, await renderOnServer(page));
});
const htmlOf = (name: string) => rendered.get(name) ?? '';

it.each(pages)('%s is readable without a browser', (name, _page, words) => {
  for (const word of words) expect(htmlOf(name)).toMatch(word);
  expect(htmlOf(name)).not.toContain('<!--$!-->');
});

it.each(pages)('%s hydrates unchanged in a browser', async (name, page) => {
  const { complaints } = await hydrateInBrowser(htmlOf(name), page);
  expect(complaints).toEqual([]);
});

it('a question that was opened before hydration stays open', async () => {
  const open = (root: HTMLElement) => root.querySelector('details')?.setAttribute('open', '');
  const { root, complaints } = await hydrateInBrowser(htmlOf('contact'), contact, open);
  expect(complaints).toEqual([]);
  expect(root.querySelector('details')).toHaveAttribute('open');
});

describe('the contact form', () => {
  it('is validated and sent by the browser if there are no scripts', () => {
    const [, form = ''] = /(<form.*?<\/form>)/s.exec(htmlOf('contact')) ?? [];
    const [start] = /^<form[^>]*>/.exec(form) ?? [];
    expect(start).toMatch(/ method="post"/);
    expect(start).toMatch(/ action="\/contactus"/);
    expect(start).not.toMatch(/novalidate/i);
    const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['name', 'email', 'phone', 'subject', 'message', 'website']);
  });

  it('validates itself if there are scripts', async () => {
    const { root } = await hydrateInBrowser(htmlOf('contact'), contact);
    expect(root.querySelector('form')).toHaveAttribute('novalidate');
  });

  it('keeps every field that was filled in before hydration', async () => {
    const { root, act, complaints } = await hydrateInBrowser(htmlOf('contact'), contact);
    const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`);
    // As the document's early script does it, all at once.
    const retype = (name: string, text: string) => {
      const input = field(name);
      if (!input) throw new Error(`There is no field ${name}.`);
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
      input.value = `${text} `;
      own?.set?.call(input, text);
      input.dispatchEvent(new window.Event('input', { bubbles: true }));
    };
    await act(() => {
      retype('name', 'Asha Rao');
      retype('message', 'How many users may share it?');
      retype('subject', 'A question');
    });
    const kept = ['name', 'message', 'subject'].map((name) => field(name)?.value);
    expect(kept).toEqual(['Asha Rao', 'How many users may share it?', 'A question']);
    expect(complaints).toEqual([]);
  });
});

it('forms that need scripts send nothing without them, and name a way that works', () => {
  for (const name of ['ticket', 'demo', 'the newsletter widget'])
    expect(htmlOf(name)).toMatch(/<form[^>]* method="post".*<noscript>.*href="\/contactus"/s);
});

it('search engines see the questions with their answers', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(htmlOf('contact')) ?? [];
  const { mainEntity, ...page } = JSON.parse(json) as { mainEntity: unknown[] };
  expect(page).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  expect(mainEntity).toHaveLength(8);
  expect(mainEntity[1]).toMatchObject({
    '@type': 'Question',
    name: 'Why can’t I open the cart?',
    acceptedAnswer: { '@type': 'Answer' },
  });
});
