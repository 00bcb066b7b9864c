import { COOL_DOWN, createCircuitBreaker, FAILURES } from './circuit-breaker.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A circuit breaker and a task that fails until told otherwise. */
const aCircuit = () => {
  const breaker = createCircuitBreaker();
  let calls = 0;
  const task = jest.fn(() => Promise.reject<string>(new Error(`failure ${(calls += 1)}`)));
  const run = (again = false) => breaker.run(task, again).catch((error: Error) => error.message);
  return { task, run, recover: () => task.mockImplementation(() => Promise.resolve('recovered')) };
};
type Circuit = ReturnType<typeof aCircuit>;

const failInARow = async ({ run }: Circuit) => {
  for (let count = 0; count < FAILURES; count += 1) await run();
};
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

describe('the circuit breaker', () => {
  it('lets everything through while it works', async () => {
    const circuit = aCircuit();
    circuit.recover();
    for (let count = 0; count < 10; count += 1) expect(await circuit.run()).toBe('recovered');
    expect(circuit.task).toHaveBeenCalledTimes(10);
  });

  it('after 3 failures in a row fails at once for 30 s, with the last reason', async () => {
    const circuit = aCircuit();
    await failInARow(circuit);
    expect(await circuit.run()).toBe('failure 3');
    pass(COOL_DOWN - 1);
    expect(await circuit.run()).toBe('failure 3');
    expect(circuit.task).toHaveBeenCalledTimes(FAILURES);
    expect([FAILURES, COOL_DOWN]).toEqual([3, 30_000]);
  });

  it('counts failures in a row only', async () => {
    const circuit = aCircuit();
    await circuit.run();
    await circuit.run();
    circuit.task.mockResolvedValueOnce('for once');
    await circuit.run();
    await circuit.run();
    await circuit.run();
    expect(await circuit.run()).toBe('failure 5');
    expect(circuit.task).toHaveBeenCalledTimes(6);
  });

  it('tries once after the cool-down; a failure opens it again at once', async () => {
    const circuit = aCircuit();
    await failInARow(circuit);
    pass(COOL_DOWN);
    expect(await circuit.run()).toBe('failure 4');
    expect(await circuit.run()).toBe('failure 4');
    expect(circuit.task).toHaveBeenCalledTimes(4);
  });

  it('is closed by a success after the cool-down', async () => {
    const circuit = aCircuit();
    await failInARow(circuit);
    circuit.recover();
    pass(COOL_DOWN);
    expect(await circuit.run()).toBe('recovered');
    expect(await circuit.run()).toBe('recovered');
  });

  it('tries whenever a user retries, and stays open if that fails', async () => {
    const circuit = aCircuit();
    await failInARow(circuit);
    expect(await circuit.run(true)).toBe('failure 4');
    expect(await circuit.run()).toBe('failure 4');
    circuit.recover();
    expect(await circuit.run(true)).toBe('recovered');
    expect(await circuit.run()).toBe('recovered');
  });

  it('does not count failures while offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const circuit = aCircuit();
    await failInARow(circuit);
    await failInARow(circuit);
    expect(circuit.task).toHaveBeenCalledTimes(2 * FAILURES);
    online.mockRestore();
  });
});
