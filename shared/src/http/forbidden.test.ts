import { fakeApi } from '../testing/index.ts';
import { marketplace, organization } from './clients.ts';

const onForbidden = jest.fn();
const onSecondFactorRequired = jest.fn();
const api = fakeApi({ onForbidden, onSecondFactorRequired });
beforeEach(() => jest.clearAllMocks());

it('tells the host about a 403 on either base, and the request still fails', async () => {
  api.post('/tex-admin/buckets', () => api.json({ code: 'forbidden' }, 403));
  api.organization.get('/departments', () => api.json({}, 403));
  await expect(marketplace.post('/tex-admin/buckets')).rejects.toMatchObject({ response: { status: 403 } });
  await expect(organization.get('/departments')).rejects.toMatchObject({ response: { status: 403 } });
  expect(onForbidden).toHaveBeenCalledTimes(2);
  expect(onSecondFactorRequired).not.toHaveBeenCalled();
});

it.each([
  [403, 'fresh_factor_required'],
  [401, 'session_ended'],
  [404, 'not_found'],
  [500, 'internal'],
])('says nothing about a %i with the code %s', async (status, code) => {
  api.get('/mine', () => api.json({ code }, status));
  await expect(marketplace.get('/mine')).rejects.toMatchObject({ response: { status } });
  expect(onForbidden).not.toHaveBeenCalled();
});

it('tells the host separately that a second factor must be set up first', async () => {
  api.get('/mine', () => api.json({ code: 'second_factor_required' }, 403));
  await expect(marketplace.get('/mine')).rejects.toMatchObject({ response: { status: 403 } });
  expect(onSecondFactorRequired).toHaveBeenCalledTimes(1);
  expect(onForbidden).not.toHaveBeenCalled();
});
