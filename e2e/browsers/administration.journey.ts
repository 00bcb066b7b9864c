import { expect, test } from './visitor.ts';

test('a super admin invites somebody', async ({ visitor }) => {
  await visitor.signIn('super@tex.example');
  await visitor.visit('/iam-dashboard');
  await visitor.role('table', 'Users').isShown();
  await visitor.button('Invite people').click();
  await visitor.field('Email').type(`nila-${Date.now()}@tex.example`);
  await visitor.field('Name').type('Nila Das');
  await visitor.button('Send invitation').click();
  await visitor.text('The invitation is on its way.').isShown();
});

test('an administrator changes a setting', async ({ visitor }) => {
  await visitor.signIn('admin@tex.example');
  await visitor.visit('/settings');
  await visitor.field(/^Email hours/).type('.');
  await visitor.button('Save changes').click();
  await visitor.text('Company details saved.').isShown();
});

test('an administrator opens an order from its list', async ({ visitor }) => {
  await visitor.signIn('admin@tex.example');
  await visitor.visit('/orders');
  await visitor.link(/^ORD-\d{4}-000012/).click();
  await visitor.heading(/ORD-\d{4}-000012/).isShown();
});

/** Date fields that are narrower than what they show. Their parts are the browser's own, so nothing else tells. */
const CUT_OFF = `
  return [...document.querySelectorAll('input[type=date]')].flatMap((field) => {
    const { width } = field.getBoundingClientRect();
    Object.assign(field.style, { flex: 'none', width: 'max-content' });
    const needed = field.getBoundingClientRect().width;
    Object.assign(field.style, { flex: '', width: '' });
    return width < needed ? [field.parentElement.textContent + ': ' + width + ' of ' + needed] : [];
  });
`;

test('the dates of filters are shown whole', async ({ visitor }) => {
  await visitor.signIn('admin@tex.example');
  for (const width of [1440, 390])
    for (const path of ['/orders', '/reports', '/payment-history?client=meridian']) {
      await visitor.driver.resize(width, 900);
      await visitor.visit(`${path}${path.includes('?') ? '&' : '?'}from=2026-11-20&to=2026-11-27`);
      await visitor.field('To').isShown();
      expect([path, width, await visitor.driver.run<string[]>(CUT_OFF)]).toEqual([path, width, []]);
    }
});
