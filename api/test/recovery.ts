import type { TestApi } from './test-api.ts';

interface SentMail {
  subject: string;
  text: string;
  html: string;
}

export const mailsTo = async (api: TestApi, address: string): Promise<SentMail[]> =>
  (await api.app.inject(`/api/dev/mailbox?to=${encodeURIComponent(address)}`)).json();

export const recovery = (api: TestApi, step: 'send-otp' | 'verify-otp' | 'reset', payload: object) =>
  api.call({ method: 'POST', path: `/auth/forgot-password/${step}`, payload });

/** Requests a code and reads it in the mailbox, where it arrives after the response. */
export async function requestCode(api: TestApi, account: string): Promise<string> {
  const email = `${account}@tex.example`;
  const before = (await mailsTo(api, email)).length;
  await recovery(api, 'send-otp', { email });
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const mails = await mailsTo(api, email);
    const code = mails.length > before ? /^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] : undefined;
    if (code !== undefined) return code;
  }
  throw new Error(`No code arrived for ${account}.`);
}

/** What a correct code is exchanged for. */
export async function requestResetToken(api: TestApi, account: string): Promise<string> {
  const otp = await requestCode(api, account);
  const answer = await recovery(api, 'verify-otp', { email: `${account}@tex.example`, otp });
  return answer.json<{ resetToken: string }>().resetToken;
}

/** A code that isn't this one. */
export const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
