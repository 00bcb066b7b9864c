import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shopper.ts';

/** What the content security policy has blocked, in every document of the page. */
const watchViolations = async (page: Page) => {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void seen.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) => {
      const report = (window as unknown as { reportViolation: (violation: string) => void }).reportViolation;
      report(`${effectiveDirective} ${sourceFile} ${sample}`);
    }),
  );
  return seen;
};

test('text never becomes HTML or a script', async ({ shopper, page }) => {
  const refused = await watchViolations(page);
  const answer = await shopper.visit('/');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await shopper.answers();
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = () => Object.assign(document.createElement('script'), { type: 'text/javascript' });
    return {
      html: attempt(() => (document.createElement('div').innerHTML = '<img>')),
      parsed: attempt(() => new DOMParser().parseFromString('<img>', 'text/html')),
      text: attempt(() => (script().text = 'window.ran = 1')),
      api: attempt(() => (script().src = '/api/marketplace/tex-suite/dashboard')),
      elsewhere: attempt(() => (script().src = 'https://evil.example/x.js')),
      policy: attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('other', {}),
      ),
      release: attempt(() => (script().src = '/marketplace/releases/host/x.js')),
    };
  });
  expect(outcome).toEqual({
    ...{ html: 'TypeError', parsed: 'TypeError', text: 'TypeError' },
    ...{ api: 'TypeError', elsewhere: 'TypeError', policy: 'TypeError', release: 'done' },
  });
  // Code that the test evaluates may always evaluate text; a timer runs like the page's code.
  const evaluated = await page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        setTimeout(() => {
          try {
            (0, eval)('1');
            resolve('done');
          } catch (error) {
            resolve((error as Error).name);
          }
        }),
      ),
  );
  expect(evaluated).toBe('EvalError');
  // Proves that the watch that other tests rely on sees refusals.
  expect(refused.filter((violation) => violation.startsWith('require-trusted-types-for')).length).toBeGreaterThan(3);
});

test('no visitor page needs what the policy blocks', async ({ shopper, page }) => {
  test.slow();
  const refused = await watchViolations(page);
  await shopper.visit('/');
  await shopper.answers();
  // Without a reload, the browser renders what the edge rendered before.
  for (const path of [
    '/module?id=org-chart',
    '/bucket?id=core-hr',
    '/tutorial',
    '/demo',
    '/contactus',
    '/privacy',
    '/ticket',
    '/login',
  ]) {
    await shopper.goOnTo(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  for (const path of ['/module?id=org-chart', '/privacy', '/not-me']) {
    await shopper.visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});

test.describe('a super administrator', () => {
  test.use({ account: 'super@tex.example' });

  test('has no page that needs what the policy blocks', async ({ shopper, page }) => {
    test.slow();
    const refused = await watchViolations(page);
    for (const path of [
      ...['/profile', '/cart', '/iam-dashboard', '/settings', '/catalogue?tab=policy', '/geo-location', '/sessions'],
      ...['/health', '/tickets', '/signOn', '/orders', '/organizations'],
    ]) {
      await shopper.visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('load');
    }
    expect(refused).toEqual([]);
  });
});

test('source maps are not served, and programs find the security contact and the page to change a password', async ({
  shopper,
  page,
  request,
}) => {
  await shopper.visit('/');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/releases\/.*\.js$/.test(name)),
  );
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    expect((await request.get(`${script}.map`)).status()).toBe(404);
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
  }
  const contact = await (await request.get('/.well-known/security.txt')).text();
  expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const change = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([change.status(), change.headers()['location']]).toEqual([302, '/marketplace/profile#password']);
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await request.get(missing)).status()).toBe(404);
});
