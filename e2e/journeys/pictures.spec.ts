import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shopper.ts';

/** The requests for slide pictures, in order: `ask payroll`, `end payroll`. */
const watchSlides = (page: Page) => {
  const events: string[] = [];
  const slide = (url: string) => /\/media\/slide-(.*)\.avif$/.exec(url)?.[1];
  const note = (what: string) => (request: { url: () => string }) => {
    const name = slide(request.url());
    if (name) events.push(`${what} ${name}`);
  };
  page.on('request', note('ask'));
  page.on('requestfinished', note('end'));
  const asked = () => events.filter((event) => event.startsWith('ask ')).map((event) => event.slice(4));
  return { events, asked };
};

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const showSlide = async (page: Page, number: number) => {
  await highlights(page)
    .getByRole('button', { name: `Slide ${number} of 5` })
    .click();
  await expect(highlights(page).getByText(`${number} / 5`)).toBeVisible();
};
/** The picture of the current slide and theme; the others are hidden. */
const picture = (page: Page) => highlights(page).getByRole('article').locator('img:visible');

for (const [theme, suffix, other] of [
  ['light', '', '-dark'],
  ['dark', '-dark', ''],
] as const) {
  const named = (...slides: string[]) => slides.map((slide) => slide + suffix);

  test(`in ${theme}, the first slides load ahead once the current one has loaded, then the neighbors of each slide [IMG-01, IMG-02]`, async ({
    shopper,
    page,
  }) => {
    // With reduced motion, slides change only on request.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const { events, asked } = watchSlides(page);
    await shopper.visit();
    const ahead = named('payroll', 'general-ledger', 'pipeline', 'dashboards');
    await expect.poll(asked).toEqual(ahead);
    expect(events.slice(0, 3)).toEqual(named('ask payroll', 'end payroll', 'ask general-ledger'));

    await showSlide(page, 2);
    expect(asked()).toEqual(ahead);
    await showSlide(page, 3);
    await expect.poll(asked).toEqual([...ahead, ...named('shop-floor')]);
    await expect(picture(page)).toHaveAttribute('src', new RegExp(`slide-pipeline${suffix}\\.avif$`));

    await page.getByRole('button', { name: `Switch to ${theme === 'light' ? 'dark' : 'light'} theme` }).click();
    await expect(picture(page)).toHaveAttribute('src', new RegExp(`slide-pipeline${other}\\.avif$`));
    await expect.poll(() => asked().at(5)).toBe(`pipeline${other}`);
  });
}

test('preloads wait for the picture on screen', async ({ shopper, page }) => {
  const { events } = watchSlides(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/slide-payroll.avif', async (route) => {
    await held;
    await route.continue();
  });
  const poster = page.waitForResponse(/video-projects-poster/);
  await shopper.visit();
  await poster;
  expect(events).toEqual(['ask payroll']);
  release();
  await expect.poll(() => events.slice(1, 3)).toEqual(['end payroll', 'ask general-ledger']);
});

test('pictures and videos load from the exact addresses in the data [CALL-60]', async ({ shopper, page, request }) => {
  const answer = await request.get('/api/marketplace/tex-suite/dashboard');
  const { topChoices } = (await answer.json()) as { topChoices: Record<string, string>[] };
  const choice = topChoices.find(({ videoUrl }) => videoUrl);
  if (!choice) throw new Error('The demo world has no video.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.visit();
  const card = page.getByRole('button', { name: `Watch ${choice['name']}` });
  await expect(card.locator('img[data-only=light]')).toHaveAttribute('src', choice['thumbnailUrl'] ?? '');
  await expect(card.locator('img[data-only=dark]')).toHaveAttribute('src', choice['thumbnailUrlDark'] ?? '');
  const film = page.waitForRequest((asked) => asked.resourceType() === 'media');
  await card.click();
  expect(new URL((await film).url()).pathname).toBe(choice['videoUrl']);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const dialog = page.getByRole('dialog', { name: `${choice['name']} video` });
  await expect(dialog.locator('video')).toHaveAttribute('src', choice['videoUrlDark'] ?? '');
});

test('a picture that can’t be loaded is requested three times and then replaced by a placeholder [DASH-35, IMG-04]', async ({
  shopper,
  page,
}) => {
  let asked = 0;
  await page.route('**/media/video-attendance-poster*.avif', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await shopper.visit();
  const card = page.getByRole('button', { name: 'Watch Attendance' });
  await expect.poll(() => asked).toBe(3);
  await expect(card.locator('img[data-only=light]')).toHaveCount(0);
  await expect(card.locator('.lucide-package')).toBeVisible();
  expect(asked).toBe(3);
});

test('a picture that fails once still shows [IMG-04]', async ({ shopper, page }) => {
  let asked = 0;
  await page.route('**/media/video-attendance-poster*.avif', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await shopper.visit();
  const card = page.getByRole('button', { name: 'Watch Attendance' });
  await expect.poll(() => asked).toBe(2);
  await expect(card.locator('img[data-only=light]')).toHaveJSProperty('naturalWidth', 400);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const [theme, suffix] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const)
    test(`in ${theme}, slides load as drawn for phones, at the width that one displays`, async ({ shopper, page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const { asked } = watchSlides(page);
      await shopper.visit();
      const slides = ['payroll', 'general-ledger', 'pipeline', 'dashboards'];
      await expect.poll(asked).toEqual(slides.map((name) => `${name}${suffix}-phone-780`));
      await expect(picture(page)).toHaveJSProperty('complete', true);
      const shown = await picture(page).evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(shown).toContain(`/slide-payroll${suffix}-phone-780.avif`);
    });
});
