import { fakeApi, fakeClock } from '../testing/index.ts';
import { peek, read, readAhead, seed, seedLater } from './read.ts';
import { responseCache } from './response-cache.ts';

const api = fakeApi();
const clock = fakeClock();

/** Counts requests of a path; responds from the list, and then repeats the last. */
const serve = (path: string, ...answers: (() => Response)[]) => {
  const calls: number[] = [];
  api.get(path, () => {
    calls.push(Date.now());
    return (answers[calls.length - 1] ?? answers.at(-1) ?? (() => api.json({})))() as never;
  });
  return calls;
};
const status = (code: number) => () => api.json({ message: 'no' }, code);

/** The seconds between one attempt and the next. */
const pauses = (calls: number[]) => calls.slice(1).map((at, index) => (at - (calls[index] ?? 0)) / 1_000);

describe('a read', () => {
  it('comes from the cache the second time [CONST-01]', async () => {
    const calls = serve('/tex-admin/modules', () => api.json(['a']));
    expect(await read('/tex-admin/modules')).toEqual(['a']);
    expect(await read('/tex-admin/modules')).toEqual(['a']);
    expect(calls).toHaveLength(1);
    expect(await read('/tex-admin/modules', { fresh: true })).toEqual(['a']);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['/tex-admin/slideshow/active', 600_000],
    ['/tex-suite/top-choice', 600_000],
    ['/tex-admin/categories/categories', 600_000],
    ['/tex-suite/dashboard', 600_000],
    ['/tex-suite/dashboard/categories?search=pay', 600_000],
    ['/tex-suite/user/suggested-module', 60_000],
    ['/tex-suite/invoice/clientId/1/paginated', 60_000],
    ['/tex-suite/subscription/active', 60_000],
    ['/tex-suite/cart', 30_000],
    ['/tex-suite/coupon/user', 30_000],
    ['/tex-admin/tutorials', 300_000],
  ])('of %s lives for %i ms [CONST-01, A-35]', async (path, life) => {
    seed({ [path]: 'answer' });
    await clock.pass(life - 1);
    expect(peek(path)).toBe('answer');
    await clock.pass(1);
    expect(peek(path)).toBeUndefined();
  });

  it('is shared by readers at the same time', async () => {
    const calls = serve('/tex-admin/buckets', () => api.json(['b']));
    expect(await Promise.all([read('/tex-admin/buckets'), read('/tex-admin/buckets')])).toEqual([['b'], ['b']]);
    expect(calls).toHaveLength(1);
  });

  it('that must be fresh joins no request that began before a change, and the later response is kept', async () => {
    const held: ((answer: string[]) => void)[] = [];
    api.get('/tex-admin/buckets', async () => api.json(await new Promise<string[]>((resolve) => held.push(resolve))));
    const before = read('/tex-admin/buckets');
    await clock.settle();
    const after = [read('/tex-admin/buckets', { fresh: true }), read('/tex-admin/buckets', { fresh: true })];
    await clock.settle();
    expect(held).toHaveLength(2);
    held[1]?.(['new']);
    expect(await Promise.all(after)).toEqual([['new'], ['new']]);
    held[0]?.(['old']);
    expect(await before).toEqual(['old']);
    expect(peek('/tex-admin/buckets')).toEqual(['new']);
  });

  it('that fails is retried three times, after 1, 2 and 3 s [CONST-04]', async () => {
    const calls = serve('/tex-admin/modules', status(500));
    const failed = expect(read('/tex-admin/modules')).rejects.toMatchObject({ response: { status: 500 } });
    for (let second = 0; second < 10; second += 1) await clock.pass(1_000);
    await failed;
    expect(pauses(calls)).toEqual([1, 2, 3]);
  });

  it('without a response is retried, and that response counts [CONST-04]', async () => {
    const calls = serve('/tex-admin/modules', api.lost, () => api.json(['late']));
    const answer = read('/tex-admin/modules');
    await clock.pass(1_000);
    expect(await answer).toEqual(['late']);
    expect(calls).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 422])('refused with %i is not retried [SESSION-10]', async (code) => {
    const calls = serve('/tex-admin/modules', status(code));
    await expect(read('/tex-admin/modules')).rejects.toMatchObject({ response: { status: code } });
    await clock.pass(10_000);
    expect(calls).toHaveLength(1);
  });

  it('is not cached if it failed', async () => {
    const calls = serve('/tex-admin/modules', status(404), () => api.json(['there']));
    await expect(read('/tex-admin/modules')).rejects.toBeDefined();
    expect(await read('/tex-admin/modules')).toEqual(['there']);
    expect(calls).toHaveLength(2);
  });
});

describe('leaving', () => {
  const hold = () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.get('/tex-admin/modules', async () => {
      await held;
      return api.json(['held']);
    });
    return { answer };
  };

  it('cancels the request when the last reader has gone, and not before', async () => {
    const { answer } = hold();
    const [first, second] = [new AbortController(), new AbortController()];
    const one = read('/tex-admin/modules', { signal: first.signal });
    const two = read('/tex-admin/modules', { signal: second.signal });
    one.catch(() => undefined);
    await clock.settle();
    first.abort();
    answer();
    expect(await two).toEqual(['held']);

    const third = new AbortController();
    hold();
    const alone = read('/tex-admin/modules', { fresh: true, signal: third.signal });
    const cancelled = expect(alone).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await clock.settle();
    third.abort();
    await cancelled;
  });

  it('between two attempts stops the attempts', async () => {
    const calls = serve('/tex-admin/modules', status(503));
    const abort = new AbortController();
    const stopped = expect(read('/tex-admin/modules', { signal: abort.signal })).rejects.toBeDefined();
    await clock.pass(500);
    abort.abort();
    await stopped;
    await clock.pass(10_000);
    expect(calls).toHaveLength(1);
  });

  it('leaves nothing in the next reader’s way', async () => {
    hold();
    const abort = new AbortController();
    const gone = expect(read('/tex-admin/modules', { signal: abort.signal })).rejects.toBeDefined();
    await clock.settle();
    abort.abort();
    const calls = serve('/tex-admin/modules', () => api.json(['next']));
    expect(await read('/tex-admin/modules')).toEqual(['next']);
    expect(calls).toHaveLength(1);
    await gone;
  });
});

describe('a response that the document has requested', () => {
  const early = (response?: unknown) => {
    let arrive = () => {};
    const promise = new Promise((resolve) => (arrive = () => resolve(response)));
    seedLater({ '/tex-suite/cart': promise });
    return arrive;
  };

  it('is the reader’s, whether it has arrived or not', async () => {
    const calls = serve('/tex-suite/cart', () => api.json('asked again'));
    const arrive = early('early');
    const reading = read('/tex-suite/cart');
    arrive();
    expect(await reading).toBe('early');
    expect(peek('/tex-suite/cart')).toBe('early');
    expect(calls).toHaveLength(0);
  });

  it('is requested again if it failed', async () => {
    const calls = serve('/tex-suite/cart', () => api.json('asked again'));
    early()();
    expect(await read('/tex-suite/cart')).toBe('asked again');
    expect(calls).toHaveLength(1);
  });

  it('is too old for a reader who wants a fresh one', async () => {
    serve('/tex-suite/cart', () => api.json('fresh'));
    const arrive = early('early');
    expect(await read('/tex-suite/cart', { fresh: true })).toBe('fresh');
    arrive();
    await clock.settle();
    expect(peek('/tex-suite/cart')).toBe('fresh');
  });

  it('is nobody’s after a sign-in', async () => {
    serve('/tex-suite/cart', () => api.json('of the new user'));
    const arrive = early('of the old user');
    responseCache.clear();
    arrive();
    expect(await read('/tex-suite/cart')).toBe('of the new user');
  });
});

describe('reading ahead', () => {
  it('is there when a reader comes, at once or while the request is pending', async () => {
    const calls = serve('/tex-admin/tutorials', () => api.json(['a']));
    const ahead = readAhead('/tex-admin/tutorials');
    expect(await read('/tex-admin/tutorials')).toEqual(['a']);
    await ahead;
    await readAhead('/tex-admin/tutorials');
    expect(await read('/tex-admin/tutorials')).toEqual(['a']);
    expect(calls).toHaveLength(1);
  });

  it('does not keep a request alive that its only reader has left', async () => {
    api.get('/tex-admin/tutorials', () => new Promise(() => undefined));
    const ahead = expect(readAhead('/tex-admin/tutorials')).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    const page = new AbortController();
    const reading = expect(read('/tex-admin/tutorials', { signal: page.signal })).rejects.toBeDefined();
    await clock.settle();
    page.abort();
    await Promise.all([ahead, reading]);
  });
});

it('that began before the cache was cleared is not kept, and nobody joins it', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const calls: number[] = [];
  api.get('/tex-suite/cart', async () => {
    calls.push(1);
    const who = calls.length === 1 ? 'Asha' : 'Ravi';
    if (calls.length === 1) await held;
    return api.json(who);
  });
  const before = read('/tex-suite/cart');
  await clock.settle();
  responseCache.clear();
  expect(await read('/tex-suite/cart')).toBe('Ravi');
  answer();
  expect(await before).toBe('Asha');
  expect(peek('/tex-suite/cart')).toBe('Ravi');
});
