import { mailsTo } from './recovery.ts';
import { ticketForm, type TestFile } from './ticket-form.ts';
import type { TestApi } from './test-api.ts';

export const requester = 'jo@client.example';

const data = {
  name: 'Jo Fernandes',
  email: requester,
  category: 'problem',
  subject: 'Punches are missing',
  description: 'The gate sends nothing since Monday.',
  priority: 'high',
};

/** A new ticket and the token in the link of its receipt. */
export async function raiseTestTicket(api: TestApi, token?: string, fields: object = {}) {
  const all = { ...data, ...fields };
  const form = await ticketForm(all);
  const { number } = (await api.call({ method: 'POST', path: '/tex-suite/ticket', token, ...form })).json();
  const { rows } = await api.database.pool.query('select id from tickets where number = $1', [number]);
  const [mail] = await mailsTo(api, all.email);
  const link = /\/ticket\/status\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { id: rows[0].id as string, number: number as string, link };
}

interface By {
  token?: string;
  query?: Record<string, string>;
}

/** Uploads one file, as the form of an answer does. */
export const upload = async (api: TestApi, path: string, file: TestFile, by: By) =>
  api.call({ method: 'POST', path, ...by, ...(await ticketForm(undefined, [file])) });
