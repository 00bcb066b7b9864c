import { fakeApi } from '../testing/index.ts';
import { marketplace } from './clients.ts';
import { codeOf, fieldErrors, isCancelled, isNoResponse, serverSaid, statusOf } from './errors.ts';

const api = fakeApi();

const failWith = async (body: unknown, status = 400): Promise<unknown> => {
  api.get('/fails', () => api.json(body, status));
  return marketplace.get('/fails').catch((error: unknown) => error);
};

describe('a failed request', () => {
  it('says what the server said: error or message first, as requested [A-24]', async () => {
    const error = await failWith({ error: 'Bad Request', message: 'Give an email.' });
    expect(serverSaid(error)).toBe('Give an email.');
    expect(serverSaid(error, 'error')).toBe('Bad Request');
    expect(serverSaid(await failWith({ error: 'Only this', message: ' ' }))).toBe('Only this');
    expect(serverSaid(await failWith('a page of HTML'))).toBeUndefined();
    expect(serverSaid(new Error('not a call'))).toBeUndefined();
  });

  it('has its word for programs', async () => {
    expect(codeOf(await failWith({ code: 'quote_changed' }, 409))).toBe('quote_changed');
    expect(codeOf(await failWith({ code: 42 }))).toBeUndefined();
    expect(codeOf(new Error('not a call'))).toBeUndefined();
  });

  it('lists messages per field, and skips anything else', async () => {
    const errors = [{ field: 'email', message: 'Unknown.' }, { field: 'name' }, null, 'odd'];
    expect(fieldErrors(await failWith({ errors }))).toEqual([{ field: 'email', message: 'Unknown.' }]);
    expect(fieldErrors(await failWith({ errors: 'odd' }))).toEqual([]);
  });

  it('tells a refusal from silence and from a cancellation', async () => {
    const refused = await failWith({}, 403);
    expect([statusOf(refused), isNoResponse(refused)]).toEqual([403, false]);

    api.get('/lost', api.lost);
    const lost: unknown = await marketplace.get('/lost').catch((error: unknown) => error);
    expect([statusOf(lost), isNoResponse(lost)]).toEqual([undefined, true]);

    const abort = new AbortController();
    const call = marketplace.get('/lost', { signal: abort.signal }).catch((error: unknown) => error);
    abort.abort();
    expect([isCancelled(await call), isNoResponse(await call)]).toEqual([true, false]);
  });
});
