import { expect, test } from './visitor.ts';

test('somebody signs in, and out again', async ({ visitor }) => {
  await visitor.signIn('user@tex.example');
  await visitor.visit('/profile');
  await visitor.heading('My Account').isShown();
  await visitor.button('Profile menu').click();
  await visitor.button('Sign Out').click();
  await visitor.link('Sign In').isShown();
  await visitor.visit('/profile');
  await visitor.isAt('/login');
});

test('a wrong password is refused', async ({ visitor }) => {
  visitor.causes.push(/401/);
  await visitor.visit('/login');
  await visitor.answers();
  await visitor.field('Email').type('user@tex.example');
  await visitor.field('Password').type('not-the-password');
  await visitor.button('Sign In').click();
  await visitor.role('alert', '').isShown();
  expect(await visitor.path()).toBe('/login');
});

test('a page that needs a role is refused', async ({ visitor }) => {
  await visitor.signIn('user@tex.example');
  await visitor.visit('/overview');
  await visitor.heading('Access Denied').isShown();
});
