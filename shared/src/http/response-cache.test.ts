import { CACHE_LIMIT, ResponseCache, type CacheLife } from './response-cache.ts';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the response cache', () => {
  it.each<[CacheLife, number]>([
    ['default', 5 * minute],
    ['short', minute],
    ['critical', 10 * minute],
    ['cart', 30_000],
  ])('keeps a %s response for %i ms [CONST-01]', (life, milliseconds) => {
    const cache = new ResponseCache();
    cache.set('/path', 'answer', life);
    jest.advanceTimersByTime(milliseconds - 1);
    expect(cache.get('/path')).toBe('answer');
    jest.advanceTimersByTime(1);
    expect(cache.get('/path')).toBeUndefined();
  });

  it('holds at most 100 responses; the oldest goes first [CONST-03]', () => {
    const cache = new ResponseCache();
    for (let entry = 0; entry < CACHE_LIMIT; entry += 1) cache.set(`/${entry}`, entry, 'default');
    cache.set('/0', 'renewed', 'default');
    cache.set('/new', 'new', 'default');
    expect(CACHE_LIMIT).toBe(100);
    expect(cache.size).toBe(100);
    expect(cache.get('/0')).toBe('renewed');
    expect(cache.get('/1')).toBeUndefined();
    expect(cache.get('/new')).toBe('new');
  });

  it('drops what has expired when it is cleaned up [CONST-02]', () => {
    const cache = new ResponseCache();
    cache.set('/cart', 1, 'cart');
    cache.set('/modules', 2, 'default');
    jest.advanceTimersByTime(minute);
    expect(cache.size).toBe(2);
    cache.cleanUp();
    expect(cache.size).toBe(1);
    expect(cache.get('/modules')).toBe(2);
  });

  it('forgets a group, or everything [A-35]', () => {
    const cache = new ResponseCache();
    cache.set('/tex-suite/cart', 1, 'cart');
    cache.set('/tex-suite/coupon', 2, 'cart');
    cache.invalidate('/tex-suite/cart');
    expect(cache.get('/tex-suite/cart')).toBeUndefined();
    expect(cache.get('/tex-suite/coupon')).toBe(2);
    cache.clear();
    expect(cache.size).toBe(0);
  });

  describe('a response that is on its way', () => {
    /** Expects a response, and lets it arrive after this. */
    const arriveAfter = async (change: (cache: ResponseCache) => void) => {
      const cache = new ResponseCache();
      cache.expect('/tex-suite/cart', Promise.resolve('early'), 'cart');
      expect(cache.get('/tex-suite/cart')).toBeUndefined();
      change(cache);
      await Promise.resolve();
      expect(cache.expected('/tex-suite/cart')).toBeUndefined();
      return cache;
    };

    it('is kept for its life once it has arrived', async () => {
      let expected: unknown;
      const cache = await arriveAfter((before) => (expected = before.expected('/tex-suite/cart')));
      expect(await expected).toBe('early');
      expect(cache.get('/tex-suite/cart')).toBe('early');
      jest.advanceTimersByTime(30_000);
      expect(cache.get('/tex-suite/cart')).toBeUndefined();
    });

    it.each<[string, (cache: ResponseCache) => void]>([
      ['its group', (cache) => cache.invalidate('/tex-suite')],
      ['everything', (cache) => cache.clear()],
    ])('is not kept when the cache forgets %s before', async (_, forget) => {
      expect((await arriveAfter(forget)).get('/tex-suite/cart')).toBeUndefined();
    });

    it('does not replace a newer one', async () => {
      const cache = await arriveAfter((before) => before.set('/tex-suite/cart', 'newer', 'cart'));
      expect(cache.get('/tex-suite/cart')).toBe('newer');
    });

    it('leaves no trace when it fails', async () => {
      const cache = new ResponseCache();
      cache.expect('/tex-suite/cart', Promise.resolve(undefined), 'cart');
      await Promise.resolve();
      expect([cache.size, cache.expected('/tex-suite/cart')]).toEqual([0, undefined]);
    });
  });
});
