import { expect, test } from '../fixtures/shopper.ts';

test('header, content and footer surround a page; the sign-in, Access Denied and Page Not Found have none [LAYOUT-01]', async ({
  shopper,
  page,
}) => {
  const parts = ['banner', 'main', 'contentinfo'] as const;
  await shopper.visit('/tutorial');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
  const tops = await Promise.all(parts.map(async (part) => (await page.getByRole(part).boundingBox())?.y));
  expect(tops).toEqual([...tops].sort((one, other) => (one ?? 0) - (other ?? 0)));
  expect(tops[0]).toBe(0);

  for (const path of ['/login', '/unauthorized', '/no-such-page']) {
    await shopper.goOnTo(path);
    await shopper.isAt(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('the footer says who runs the marketplace, and its placeholders lead nowhere [LAYOUT-02, LAYOUT-03, LAYOUT-04, LAYOUT-05, LAYOUT-06, LAYOUT-07]', async ({
  shopper,
  page,
  request,
}) => {
  const answer = await request.get('/api/marketplace/tex-admin/company-master');
  const company = (await answer.json()) as { blurb: string; supportEmail: string; headquarters: string };
  const footer = page.getByRole('contentinfo');
  await shopper.visit('/tutorial');
  await expect(footer.getByText(company.blurb, { exact: true })).toBeVisible();
  await expect(footer.getByText(company.headquarters, { exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: company.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${company.supportEmail}`,
  );
  await expect(footer.getByText(/^Designed and developed by \S/)).toBeVisible();
  const social = await footer.getByRole('list', { name: 'Social media' }).getByRole('link').all();
  expect(social.length).toBeGreaterThan(1);
  for (const placeholder of [...social, footer.getByRole('link', { name: 'About Us' })]) {
    await placeholder.click();
    await shopper.isAt('/tutorial');
  }
  expect(page.context().pages()).toHaveLength(1);
});

test('the footer links to products, contact, questions and privacy [LAYOUT-08, LAYOUT-09, LAYOUT-10, LAYOUT-11]', async ({
  shopper,
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await shopper.visit('/tutorial');
  await page.evaluate(() =>
    addEventListener('openBucketsModal', () => (document.documentElement.dataset['asked'] = 'yes')),
  );
  await footer.getByRole('button', { name: 'Our Products' }).click();
  await expect(page.getByRole('dialog', { name: 'Explore Buckets' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await page.keyboard.press('Escape');

  const privacy = footer.getByRole('link', { name: 'Privacy Policy' });
  await expect(privacy).toHaveAttribute('href', '/marketplace/privacy');
  await privacy.click();
  await expect(shopper.heading('Privacy Policy')).toBeVisible();
  await shopper.isAt('/privacy');
  const contact = footer.getByRole('link', { name: 'Contact Us' });
  await expect(contact).toHaveAttribute('href', '/marketplace/contactus');
  await contact.click();
  await expect(shopper.heading('Get in Touch')).toBeVisible();
  await shopper.isAt('/contactus');
  const faq = page.locator('#faq');
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect(shopper.heading('Get in Touch')).toBeInViewport();
  await expect(faq).not.toBeInViewport();

  await shopper.goOnTo('/privacy');
  await expect(shopper.heading('Privacy Policy')).toBeVisible();
  const questions = footer.getByRole('link', { name: 'FAQs' });
  await expect(questions).toHaveAttribute('href', '/marketplace/contactus#faq');
  await questions.click();
  await shopper.isAt('/contactus#faq');
  await expect(faq).toBeInViewport();
  await shopper.goOnTo('/privacy');
  await shopper.visit('/contactus#faq');
  await expect(faq).toBeInViewport();
});
