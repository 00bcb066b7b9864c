import { expect, test } from '../fixtures/shopper.ts';

/** The visible part of the current slide's picture, as fractions of its width and height. */
const shownPart = () => {
  const shown = document.querySelector('article:not([aria-hidden]) img') as HTMLImageElement;
  const frame = (shown.closest('section') as HTMLElement).getBoundingClientRect();
  const box = shown.getBoundingClientRect();
  const scale = Math.max(box.width / shown.naturalWidth, box.height / shown.naturalHeight);
  const [width, height] = [shown.naturalWidth * scale, shown.naturalHeight * scale];
  const [x = 0, y = 0] = getComputedStyle(shown)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const left = box.left + (box.width - width) * x;
  const top = box.top + (box.height - height) * y;
  return {
    left: (Math.max(frame.left, box.left) - left) / width,
    right: (Math.min(frame.right, box.right) - left) / width,
    top: (Math.max(frame.top, box.top) - top) / height,
    bottom: (Math.min(frame.bottom, box.bottom) - top) / height,
  };
};

/** Where the part that must stay whole is drawn: in the middle for phones, else above the window's menu. */
const piece = {
  phone: { left: 67 / 390, right: 323 / 390, top: 16 / 190, bottom: 175 / 190 },
  wide: { left: 524 / 1280, right: 780 / 1280, top: 122 / 600, bottom: 282 / 600 },
};

for (const [width, height, drawing] of [
  [320, 568, 'phone'],
  [390, 844, 'phone'],
  [480, 900, 'phone'],
  [481, 900, 'wide'],
  [760, 1024, 'wide'],
  [768, 1024, 'wide'],
  [960, 700, 'wide'],
  [1280, 720, 'wide'],
  [1440, 900, 'wide'],
] as const)
  test(`a slide doesn’t cut off its main part at ${width} x ${height}`, async ({ shopper, page }) => {
    await page.setViewportSize({ width, height });
    await shopper.visit();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('article:not([aria-hidden]) img')?.naturalWidth,
    );
    const part = await page.evaluate(shownPart);
    const whole = piece[drawing];
    expect(part.left).toBeLessThan(whole.left);
    expect(part.right).toBeGreaterThan(whole.right);
    expect(part.top).toBeLessThan(whole.top);
    expect(part.bottom).toBeGreaterThan(whole.bottom);
  });

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('top choices have dark pictures and videos, which nothing dims', async ({ shopper, page }) => {
    await shopper.visit();
    const choices = page.getByRole('region', { name: 'Top Choices' });
    await expect(choices.locator('video').first()).toHaveAttribute('src', /-dark\.webm$/);
    const seen = await choices.locator('img, video').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => `${one.getAttribute('src')} ${getComputedStyle(one).filter}`)
        .filter((one) => one.includes('/media/video-')),
    );
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((one) => !/-dark(-poster)?\.(avif|webm) none$/.test(one))).toEqual([]);
  });
});

test('the module page has no empty half: the price ends near what is next to it, and the rest takes the full width', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/module?id=attendance');
  const boxOf = async (locator: ReturnType<typeof page.locator>) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${locator} is not on the page.`);
    return { ...box, bottom: box.y + box.height, right: box.x + box.width };
  };
  const price = await boxOf(page.getByRole('complementary', { name: 'Price' }));
  const about = await boxOf(page.getByRole('region', { name: 'About Attendance' }));
  expect(Math.abs(price.bottom - about.bottom)).toBeLessThan(240);
  const reviews = await boxOf(page.getByRole('region', { name: 'Reviews' }));
  expect(reviews.right).toBeCloseTo(price.right, 0);
  expect(reviews.y).toBeGreaterThan(price.bottom);
});
