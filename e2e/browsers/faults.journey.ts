import { test } from './visitor.ts';

test('a lost connection is told, and the page goes on when it is back', async ({ visitor }) => {
  visitor.causes.push(/./);
  await visitor.visit('/tutorial');
  await visitor.answers();
  const restore = visitor.connection.cut();
  await visitor.link('Request Demo').click();
  await visitor.button(/^Try again$/i).isShown();
  restore();
  await visitor.button(/^Try again$/i).click();
  await visitor.heading('Request Demo').isShown();
});

test('a dead remote leaves the others alone, and comes back by Try Again', async ({ visitor }) => {
  visitor.causes.push(/./);
  const restore = visitor.connection.cut('/releases/mfe-support/');
  await visitor.visit('/tutorial');
  await visitor.heading('Tutorials').isShown();
  await visitor.link('Request Demo').click();
  await visitor.button(/^Try again$/i).isShown();
  restore();
  await visitor.button(/^Try again$/i).click();
  await visitor.heading('Request Demo').isShown();
});
