import { test } from './visitor.ts';

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
