import { logError } from './log.ts';
import { warnSometimes } from './warn-sometimes.ts';

const printed = (method: 'error' | 'warn') => jest.spyOn(console, method).mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

it('writes an error as one line of JSON, without the values of a failed statement', () => {
  const lines = printed('error');
  const failed = Object.assign(new Error('Failed query: select $1\nparams: secret@tex.example'), {
    query: 'select $1',
    params: ['secret@tex.example'],
  });
  logError('Something\nfailed.', failed);
  const [line] = lines.mock.calls[0] as [string];
  expect(line).not.toMatch(/\n|secret/);
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'Something\nfailed.',
    err: { message: 'failed in: select $1' },
  });
});

it('reports a collector that stays down once in ten minutes', () => {
  const lines = printed('warn');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { error } = warnSometimes('Traces could not be sent.');
  for (let count = 0; count < 100; count += 1) error('connect ECONNREFUSED');
  expect(lines).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({ level: 40, reason: 'connect ECONNREFUSED' });
  clock.mockReturnValue(1_000_000 + 600_000);
  error('connect ECONNREFUSED');
  expect(lines).toHaveBeenCalledTimes(2);
});
