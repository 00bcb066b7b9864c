import type { OpenedPayment, Payment } from '@marketplace/shared/contracts';
import type { TestApi } from './test-api.ts';

/** Asks for the payment page of an invoice. */
export const openPaymentPage = (
  api: TestApi,
  token: string | undefined,
  invoiceId: string,
  { headers = {}, ...payload }: { headers?: Record<string, string>; returnTo?: string; [more: string]: unknown } = {},
) =>
  api.call({
    ...{ method: 'POST', path: '/tex-suite/payment', token, headers },
    payload: { invoiceId, returnTo: '/payment-history', ...payload },
  });

/** Sends the form of the sandbox's page. */
export const chooseOutcome = (api: TestApi, url: string | null, outcome: string) =>
  api.app.inject({
    method: 'POST',
    url: new URL(url ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome }).toString(),
  });

export const readPayment = async (api: TestApi, token: string | undefined, id: string): Promise<Payment> =>
  (await api.call({ path: `/tex-suite/payment/${id}`, token })).json();

/** Pays an invoice on the sandbox's page. */
export async function payOnline(api: TestApi, token: string | undefined, invoiceId: string, outcome = 'pay') {
  const { payment, url } = (await openPaymentPage(api, token, invoiceId)).json<OpenedPayment>();
  await chooseOutcome(api, url, outcome);
  return readPayment(api, token, payment.id);
}
