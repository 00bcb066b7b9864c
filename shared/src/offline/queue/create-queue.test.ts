import type { CartChange, CartEntry } from './cart-entry.ts';
import { createQueue } from './create-queue.ts';
import { ENTRY_PREFIX } from './entry-store.ts';
import type { QueueEnvironment } from './queue-environment.ts';
import { KEPT_FOR } from './send-waiting.ts';

const answered = (status: number, data: unknown = { message: 'No.' }) =>
  Object.assign(new Error(`status ${status}`), { isAxiosError: true, response: { status, data } });
const unanswered = () => Object.assign(new Error('Network Error'), { isAxiosError: true });

const item = (itemId: string) => ({ itemId, itemType: 'module', name: itemId });
const line = (itemId: string) => ({ ...item(itemId), cartItemId: `line of ${itemId}` });
const add = (itemId: string): CartChange => ({
  type: 'cart-add',
  data: { ...item(itemId), noOfUsers: 5, noOfDays: 30 },
});
const update = (itemId: string, noOfUsers: number): CartChange => ({
  type: 'cart-update',
  data: { ...line(itemId), noOfUsers, noOfDays: 30 },
});
const remove = (itemId: string): CartChange => ({ type: 'cart-remove', data: line(itemId) });
const clear: CartChange = { type: 'cart-clear', data: {} };

/** A queue whose requests wait for a response: `answers` holds it, by the entry's id, oldest first. */
const open = (given: Partial<QueueEnvironment> = {}) => {
  let ids = 0;
  let owner: string | null = 'asha';
  let now = 1_000;
  let turn = Promise.resolve();
  const calls: { ids: string[]; settle: (error?: unknown) => void }[] = [];
  const onSettled = jest.fn();
  const environment: QueueEnvironment = {
    storage: () => localStorage,
    inTurn: (task) => {
      const run = turn.then(task);
      turn = run.then(
        () => undefined,
        () => undefined,
      );
      return run;
    },
    now: () => now,
    createId: () => `${(ids += 1)}`,
    owner: () => owner,
    send: (entries) =>
      new Promise((resolve, reject) => {
        const settle = (error?: unknown) => (error ? reject(error) : resolve(undefined));
        calls.push({ ids: entries.map(({ id }) => id), settle });
      }),
    onChange: () => undefined,
    onSettled,
    ...given,
  };
  const queue = createQueue(environment);
  /** Lets everything run that waits for no response. */
  const settle = async () => {
    for (let step = 0; step < 30; step += 1) await Promise.resolve();
  };
  const answer = async (ids: string, error?: unknown) => {
    const index = calls.findIndex((call) => call.ids.join() === ids);
    if (index < 0) throw new Error(`There is no call of ${ids}.`);
    calls.splice(index, 1)[0]?.settle(error);
    await settle();
  };
  const make = (...changes: CartChange[]) => changes.flatMap((change) => queue.write(change) ?? []);
  /** Stored and abandoned, as by a tab that died. */
  const leave = (...changes: CartChange[]) => make(...changes).map(({ id }) => id);
  const sync = async () => {
    void queue.sync();
    await settle();
  };
  const deliver = async (...changes: CartChange[]) => {
    const told = jest.fn();
    void queue.deliver(make(...changes)).then(told);
    await settle();
    return () => told.mock.lastCall?.[0] as { kind: string } | undefined;
  };
  return {
    ...queue,
    open: () => calls.map((call) => call.ids.join()),
    signIn: (user: string | null) => void (owner = user),
    pass: (milliseconds: number) => void (now += milliseconds),
    onSettled,
    answer,
    leave,
    sync,
    deliver,
    settle,
  };
};

const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(ENTRY_PREFIX))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as CartEntry)
    .sort((one, other) => one.timestamp - other.timestamp);

/** As browsers do when storage is full. */
const fillStorage = () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => full.mockRestore();
};

describe('a change', () => {
  it.each([add('payroll'), update('payroll', 7), remove('payroll'), clear])(
    'is kept with id, type, data, timestamp and its owner: $type [ENTITY-24]',
    (change) => {
      open().leave(change);
      expect(stored()).toEqual([{ ...change, id: '1', timestamp: 1_000, owner: 'asha', state: 'unsent' }]);
    },
  );

  it('is stored before it is sent, and removed after its response [QUEUE-06]', async () => {
    const queue = open();
    const told = await queue.deliver(add('payroll'));
    expect(queue.open()).toEqual(['1']);
    expect(stored()).toHaveLength(1);
    await queue.answer('1');
    expect(told()).toEqual({ kind: 'done' });
    expect(stored()).toEqual([]);
  });

  it.each([add('payroll'), update('payroll', 7), remove('payroll'), clear])(
    'that gets no response is queued: $type [QUEUE-01]',
    async (change) => {
      const queue = open();
      const told = await queue.deliver(change);
      await queue.answer('1', unanswered());
      expect(told()).toMatchObject({ kind: 'kept' });
      expect(stored()).toMatchObject([{ ...change, state: 'kept' }]);
    },
  );

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503])(
    'that gets the response %s is not queued [QUEUE-02]',
    async (status) => {
      const queue = open();
      const told = await queue.deliver(add('payroll'));
      await queue.answer('1', answered(status));
      expect(told()).toMatchObject({ kind: 'failed', error: { response: { status } } });
      expect(stored()).toEqual([]);
    },
  );

  it('follows waiting changes of the same item, and waits with them', async () => {
    const queue = open();
    queue.leave(update('payroll', 7), update('leave', 3));
    const told = await queue.deliver(remove('payroll'));
    expect(queue.open()).toEqual(['1']);
    await queue.answer('1', unanswered());
    expect(told()).toMatchObject({ kind: 'kept' });
    expect(queue.open()).toEqual([]);
    expect(stored().map(({ state }) => state)).toEqual(['kept', 'unsent', 'kept']);
  });

  it('replaces an unsent amount of its line', async () => {
    const queue = open();
    queue.leave(update('payroll', 7), update('leave', 2));
    queue.leave(update('payroll', 8));
    expect(stored().map(({ id }) => id)).toEqual(['2', '3']);
  });

  it.each([
    ['is on its way', update('payroll', 7)],
    ['adds to the line', add('payroll')],
  ])('does not replace one that %s', async (_what, first) => {
    const queue = open();
    await queue.deliver(first);
    queue.leave(update('payroll', 8));
    expect(stored().map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('keeps its place when the clock goes backwards', () => {
    const queue = open();
    queue.leave(add('payroll'));
    queue.pass(-500);
    queue.leave(remove('payroll'));
    expect(stored().map(({ timestamp }) => timestamp)).toEqual([1_000, 1_001]);
  });

  it('belongs to nobody while nobody may use the cart', () => {
    const queue = open();
    queue.signIn(null);
    expect(queue.write(add('payroll'))).toBeNull();
    expect(stored()).toEqual([]);
  });
});

describe('several removals in one request', () => {
  const removal = (itemId: string): CartChange => ({ type: 'cart-remove', data: { ...line(itemId), bulk: true } });

  it('wait one by one without a response [QUEUE-01] [A-31]', async () => {
    const queue = open();
    const told = await queue.deliver(removal('payroll'), removal('leave'));
    expect(queue.open()).toEqual(['1,2']);
    await queue.answer('1,2', unanswered());
    expect(told()).toMatchObject({ kind: 'kept' });
    expect(stored()).toMatchObject([
      { type: 'cart-remove', state: 'kept' },
      { type: 'cart-remove', state: 'kept' },
    ]);
    await queue.sync();
    expect(queue.open()).toEqual(['1', '2']);
  });

  it('are settled by a 404: the request whose response was lost may have made them', async () => {
    const queue = open();
    queue.leave(removal('payroll'));
    await queue.sync();
    await queue.answer('1', answered(404));
    expect(queue.onSettled).toHaveBeenCalledWith({ applied: [expect.objectContaining({ id: '1' })], refused: [] });
    expect(stored()).toEqual([]);
  });
});

describe('sending what waits', () => {
  it('sends at most six at once [QUEUE-07] [CONST-05]', async () => {
    const queue = open();
    queue.leave(...Array.from({ length: 9 }, (_, index) => add(`module ${index}`)));
    await queue.sync();
    expect(queue.open()).toEqual(['1', '2', '3', '4', '5', '6']);
    await queue.answer('3');
    expect(queue.open()).toEqual(['1', '2', '4', '5', '6', '7']);
  });

  it('keeps the order of one item, and sends others in parallel [A-31]', async () => {
    const queue = open();
    queue.leave(add('payroll'), add('leave'), update('payroll', 7), remove('payroll'));
    await queue.sync();
    expect(queue.open()).toEqual(['1', '2']);
    await queue.answer('1');
    expect(queue.open()).toEqual(['2', '3']);
    await queue.answer('3');
    expect(queue.open()).toEqual(['2', '4']);
  });

  it('clears the cart after everything before it and before everything after it', async () => {
    const queue = open();
    queue.leave(add('payroll'), add('leave'), clear, add('payroll'));
    await queue.sync();
    expect(queue.open()).toEqual(['1', '2']);
    await queue.answer('2');
    expect(queue.open()).toEqual(['1']);
    await queue.answer('1');
    expect(queue.open()).toEqual(['3']);
    await queue.answer('3');
    expect(queue.open()).toEqual(['4']);
  });

  it.each([400, 403, 404, 409, 422])('removes what is refused with %s, and shows it [A-31]', async (status) => {
    const queue = open();
    queue.leave(add('payroll'));
    await queue.sync();
    await queue.answer('1', answered(status, { message: 'Payroll is no longer available.' }));
    const refused = [expect.objectContaining({ id: '1', reason: 'Payroll is no longer available.' })];
    expect(queue.onSettled).toHaveBeenCalledWith({ applied: [], refused });
    expect(queue.pending()).toEqual([]);
    expect(queue.refused()).toEqual(refused);
    await queue.sync();
    expect(queue.open()).toEqual([]);
    queue.dismissRefused();
    expect(stored()).toEqual([]);
  });

  it('says that a line is gone', async () => {
    const queue = open();
    queue.leave(update('payroll', 7), remove('leave'));
    await queue.sync();
    await queue.answer('1', answered(404));
    await queue.answer('2', answered(404));
    expect(queue.refused().map(({ reason }) => reason)).toEqual([
      'It is no longer in your cart.',
      'It was no longer in your cart.',
    ]);
  });

  it.each([
    ['nobody answers', unanswered()],
    ['the session has ended', answered(401)],
    ['it is told to slow down', answered(429)],
    ['the server fails', answered(500)],
    ['a copy of it is being answered', answered(409, { code: 'in_flight' })],
  ])('keeps an entry, and what follows it, when %s [A-31]', async (_why, error) => {
    const queue = open();
    queue.leave(add('payroll'), update('payroll', 7), add('leave'));
    await queue.sync();
    await queue.answer('1', error);
    await queue.answer('3');
    expect(stored().map(({ id, state }) => [id, state])).toEqual([
      ['1', 'kept'],
      ['2', 'kept'],
    ]);
    await queue.sync();
    expect(queue.open()).toEqual(['1']);
  });

  it('runs once at a time, and no longer sends what another tab has settled meanwhile', async () => {
    const queue = open();
    queue.leave(add('payroll'), update('payroll', 7));
    await queue.sync();
    await queue.sync();
    expect(queue.open()).toEqual(['1']);
    localStorage.removeItem(`${ENTRY_PREFIX}2`);
    await queue.answer('1');
    expect(queue.open()).toEqual([]);
  });

  it('gives up what has waited for more than 30 days: the server has forgotten its key by then', async () => {
    const queue = open();
    queue.leave(add('payroll'));
    queue.pass(KEPT_FOR + 1);
    await queue.sync();
    expect(queue.open()).toEqual([]);
    expect(queue.refused()).toMatchObject([{ reason: 'It waited for more than 30 days.' }]);
  });
});

describe('the owner of a change', () => {
  it('is the only one it is sent for', async () => {
    const queue = open();
    queue.leave(add('payroll'));
    queue.signIn('ravi');
    queue.leave(add('leave'));
    await queue.sync();
    expect(queue.open()).toEqual(['2']);
    expect(queue.pendingOfAll().map(({ owner }) => owner)).toEqual(['asha', 'ravi']);
    await queue.answer('2');
    queue.signIn('asha');
    await queue.sync();
    expect(queue.open()).toEqual(['1']);
  });

  it('finds it again if the session was lost before its turn', async () => {
    const queue = open();
    queue.leave(add('payroll'));
    const told = await queue.deliver(update('payroll', 7));
    queue.signIn(null);
    await queue.answer('1', answered(401));
    expect(told()).toMatchObject({ kind: 'failed' });
    queue.signIn('asha');
    expect(queue.pending().map(({ id }) => id)).toEqual(['1']);
  });

  it('deletes it by signing out, and nothing is stored again', async () => {
    const queue = open();
    const told = await queue.deliver(add('payroll'));
    localStorage.clear();
    queue.signIn(null);
    await queue.answer('1', unanswered());
    expect(told()).toEqual({ kind: 'gone' });
    expect(localStorage).toHaveLength(0);
  });
});

describe('storage', () => {
  it('that is full keeps nothing: the user is told if there is no response', async () => {
    const queue = open();
    const free = fillStorage();
    const told = await queue.deliver(add('payroll'));
    expect(queue.open()).toEqual(['1']);
    await queue.answer('1', unanswered());
    free();
    expect(told()).toMatchObject({ kind: 'lost' });
    expect(stored()).toEqual([]);
  });

  it('that is full does no harm to a change that gets a response', async () => {
    const queue = open();
    const free = fillStorage();
    const told = await queue.deliver(add('payroll'));
    await queue.answer('1');
    free();
    expect(told()).toEqual({ kind: 'done' });
  });

  it('that has room again by then keeps it', async () => {
    const queue = open();
    const free = fillStorage();
    const told = await queue.deliver(add('payroll'));
    free();
    await queue.answer('1', unanswered());
    expect(told()).toMatchObject({ kind: 'kept' });
    expect(stored()).toMatchObject([{ id: '1', state: 'kept' }]);
  });

  it('without room for a refusal reports it before the entry is removed', async () => {
    const queue = open();
    queue.leave(add('payroll'));
    const free = fillStorage();
    await queue.sync();
    await queue.answer('1', answered(409));
    free();
    expect(queue.onSettled).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual([]);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"id":"x"}',
    '{"id":"x","type":"constructor","data":{},"timestamp":1,"owner":"asha"}',
  ])('that holds %p among the entries can still be read', async (garbage) => {
    const queue = open();
    localStorage.setItem(`${ENTRY_PREFIX}broken`, garbage);
    localStorage.setItem('theme', 'dark');
    queue.leave(add('payroll'));
    await queue.sync();
    expect(queue.open()).toEqual(['1']);
  });

  it.each<Partial<CartEntry>>([
    { data: { ...line('payroll'), noOfUsers: 0, noOfDays: 30 } },
    { timestamp: Number.NaN },
    { owner: '' },
  ])('that holds an impossible entry skips it: %j', (fields) => {
    const queue = open();
    queue.leave(update('payroll', 7));
    localStorage.setItem(`${ENTRY_PREFIX}1`, JSON.stringify({ ...stored()[0], ...fields }));
    expect(queue.pending()).toEqual([]);
  });

  it('that is blocked is empty', async () => {
    const queue = open({
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    expect(queue.pending()).toEqual([]);
    const told = await queue.deliver(add('payroll'));
    await queue.answer('1');
    expect(told()).toEqual({ kind: 'done' });
  });
});
