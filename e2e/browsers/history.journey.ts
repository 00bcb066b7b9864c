import { expect, test, type Visitor } from './visitor.ts';

test.skip(({ engineName }) => engineName === 'webkit', 'WebKit keeps no pages while it is driven.');

/** Resolves once the page has asked for nothing for a second: Firefox keeps no page that still waits for an answer. */
const AT_REST = `
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 1000);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 1000);
    }).observe({ type: 'resource' });
  });
`;

/** Leaves a page for another document, and expects it back as it was left. */
const leaveAndReturn = async (visitor: Visitor, [path, heading]: readonly [string, string]) => {
  await visitor.visit(path);
  await visitor.heading(heading).isShown();
  await visitor.driver.run(AT_REST);
  await visitor.driver.run('window.asItWasLeft = true;');
  await visitor.driver.goto(`${visitor.connection.origin}/robots.txt`);
  await visitor.driver.run('setTimeout(() => history.back());');
  const isBack = () =>
    visitor.driver.run<boolean>(
      `return location.pathname.startsWith('/marketplace') && document.readyState === 'complete';`,
    );
  await expect.poll(() => isBack().catch(() => false)).toBe(true);
  return visitor.driver.run<boolean>('return window.asItWasLeft === true;');
};

const publicPages = [
  ['/', 'TEX Marketplace'],
  ['/module?id=attendance', 'Attendance'],
  ['/bucket?id=core-hr', 'Core HR'],
  ['/search?q=time', 'Results for “time”'],
  ['/login', 'Welcome back'],
  ['/ticket', 'Raise a Ticket'],
] as const;

/** Not `/geo-location`, whose stream never comes to rest; Chromium keeps even that. */
const ownPages = [
  ['/profile', 'My Account'],
  ['/iam-dashboard', 'IAM'],
  ['/payment-history', 'Payment history'],
] as const;

test('going back shows visitors a page as they left it', async ({ visitor }) => {
  for (const page of publicPages) expect([page, await leaveAndReturn(visitor, page)]).toEqual([page, true]);
});

test('going back shows somebody signed in a page as they left it', async ({ visitor }) => {
  await visitor.signIn('super@tex.example');
  for (const page of ownPages) expect([page, await leaveAndReturn(visitor, page)]).toEqual([page, true]);
});
