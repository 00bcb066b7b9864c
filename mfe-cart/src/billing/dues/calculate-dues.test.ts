import { fakeApi } from '@marketplace/shared/testing';
import { calculateDues } from './calculate-dues.ts';

const api = fakeApi();

it('calculates nothing without a client [VALID-09]', async () => {
  await expect(calculateDues(' ')).rejects.toThrow('Client ID is required');
});

it("asks for one client's dues", async () => {
  api.post('/tex-suite/dues-summary/calculate/client-1', () => api.json({ clientId: 'client-1', totalDue: 5 }));
  expect(await calculateDues('client-1')).toMatchObject({
    clientId: 'client-1',
    totalDue: 5,
    ageing: { '90+': 0 },
    invoices: [],
  });
});
