import type { CreatedApiKey, ServiceAccount } from '@marketplace/shared/contracts';
import sharp from 'sharp';
import { type CreatingCall, json } from './creating-call.ts';
import { raiseTestTicket } from './conversation.ts';
import { catalogCalls } from './catalog-calls.ts';
import { startHostileProvider } from './hostile-provider.ts';
import { salesCalls } from './selling-calls.ts';
import { accountsPath, keepAccounts } from './api-keys.ts';
import { aProvider } from './sign-on.ts';
import { ticketForm, type TestFile } from './ticket-form.ts';
import { marketplace, organization, type TestApi } from './test-api.ts';

const aTicket = {
  ...{ name: 'Jo Fernandes', email: 'jo@client.example', category: 'problem', priority: 'high' },
  ...{ subject: 'Punches are missing', description: 'The gate sends nothing.' },
};
const log = (content: string): TestFile => ({ name: 'gate.log', content, type: 'text/plain' });
const picture = async (background: string): Promise<TestFile> => ({
  ...{ name: 'a.png', type: 'image/png', field: 'picture' },
  content: await sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer(),
});
const aWebhook = {
  ...{ clientId: null, url: 'https://receiver.example/events', description: 'Books', events: ['order.placed'] },
};

const aProgram = { clientId: 'meridian', name: 'Import', description: '', scopes: ['orders:read'] };

function peopleCalls(issuer: string): Record<string, CreatingCall> {
  const payer = { name: 'Nilgiri Tea', currency: 'INR', orgId: 'ORG-7001', legalName: 'Nilgiri Tea Limited' };
  const invitation = (email: string) =>
    json({ people: [{ name: 'Ira', email }], role: 'USER', marketplaceRoleIds: [], clientId: null });
  const query = '?orgid=ORG-1001&clientid=meridian';
  return {
    'POST /tex-suite/clients/:id/members': {
      ...{ path: '/tex-suite/clients/meridian/members', table: 'client_members' },
      ...{ body: json({ email: 'free@client.example' }), other: json({ email: 'free2@client.example' }) },
    },
    'POST /tex-admin/organizations': {
      ...{ path: '/tex-admin/organizations', table: 'clients' },
      ...{ body: json(payer), other: json({ ...payer, orgId: 'ORG-7002' }) },
    },
    'POST /tex-suite/service-accounts': {
      ...{ path: '/tex-suite/service-accounts', table: 'service_accounts', as: 'buyer' },
      ...{ body: json(aProgram), other: json({ ...aProgram, name: 'Export' }) },
    },
    'POST /tex-suite/user/invite': {
      ...{ path: '/tex-suite/user/invite', table: 'invitations' },
      ...{ body: invitation('ira@client.example'), other: invitation('tara@client.example') },
    },
    'POST /tex-admin/sign-on/providers': {
      ...{ path: '/tex-admin/sign-on/providers', table: 'identity_providers' },
      ...{ body: json(aProvider({ issuer })), other: json(aProvider({ issuer, name: 'Other' })) },
    },
    [`POST ${organization}/departments/marketplace`]: {
      ...{ base: organization, path: `/departments/marketplace${query}`, as: 'buyer', table: 'departments' },
      ...{ body: json({ name: 'Stores' }), other: json({ name: 'Yard' }) },
    },
  };
}

async function supportCalls(api: TestApi): Promise<Record<string, CreatingCall>> {
  const { id, link } = await raiseTestTicket(api);
  const files = { body: await ticketForm(undefined, [log('one')]), other: await ticketForm(undefined, [log('two')]) };
  const contact = { name: 'Jo', email: 'jo@client.example', subject: 'A question', message: 'What does it cost?' };
  const demo = { name: 'Jo', email: 'jo@client.example', company: 'Client', moduleIds: [] };
  const reply = { name: 'Thanks', body: 'Thank you.' };
  return {
    'POST /tex-suite/ticket': {
      ...{ path: '/tex-suite/ticket', as: 'visitor', table: 'tickets' },
      body: await ticketForm(aTicket, [log('one')]),
      other: await ticketForm(aTicket, [log('two')]),
    },
    'POST /tex-suite/ticket/status/answer': {
      ...{ path: '/tex-suite/ticket/status/answer', as: 'visitor', table: 'ticket_events' },
      ...{ body: json({ token: link, message: 'Still.' }), other: json({ token: link, message: 'And yet.' }) },
    },
    'POST /tex-suite/ticket/status/file': {
      ...{ path: `/tex-suite/ticket/status/file?token=${link}`, as: 'visitor', table: 'ticket_files', ...files },
    },
    'POST /tex-suite/ticket/:id/file': { path: `/tex-suite/ticket/${id}/file`, table: 'ticket_files', ...files },
    'POST /tex-suite/ticket/:id/answer': {
      ...{ path: `/tex-suite/ticket/${id}/answer`, table: `ticket_events where kind = 'message'` },
      ...{ body: json({ message: 'We look.' }), other: json({ message: 'We looked.' }) },
    },
    'POST /tex-suite/ticket/:id/note': {
      ...{ path: `/tex-suite/ticket/${id}/note`, table: 'ticket_events' },
      ...{ body: json({ message: 'Call.' }), other: json({ message: 'Called.' }) },
    },
    'POST /tex-suite/contactus': {
      ...{ path: '/tex-suite/contactus', as: 'visitor', table: 'contact_messages' },
      ...{ body: json(contact), other: json({ ...contact, message: 'What does it really cost?' }) },
    },
    'POST /tex-suite/demo-request': {
      ...{ path: '/tex-suite/demo-request', as: 'user', table: 'demo_requests' },
      ...{ body: json(demo), other: json({ ...demo, company: 'Customer' }) },
    },
    'POST /tex-suite/saved-reply': {
      ...{ path: '/tex-suite/saved-reply', table: 'saved_replies' },
      ...{ body: json(reply), other: json({ ...reply, name: 'Gratitude' }) },
    },
  };
}

async function keyCalls(api: TestApi, buyer: string): Promise<Record<string, CreatingCall>> {
  const keeper = keepAccounts(api, buyer);
  const { id } = (await keeper.create('meridian', { name: 'Stock' })).json<ServiceAccount>();
  const { id: keyId } = (await keeper.createKey(id)).json<CreatedApiKey>();
  const path = `${accountsPath}/${id}/keys`;
  const common = { as: 'buyer', table: 'api_keys', secret: 'key' };
  return {
    [`POST ${accountsPath}/:id/keys`]: { ...common, path, body: json({ days: 30 }), other: json({ days: 31 }) },
    [`POST ${accountsPath}/:id/keys/:keyId/rotate`]: {
      ...{ ...common, path: `${path}/${keyId}/rotate` },
      ...{ body: json({ days: 30, overlapDays: 1 }), other: json({ days: 31, overlapDays: 1 }) },
    },
  };
}

/** Every request that creates something and takes an `Idempotency-Key`, ready to send. */
export async function creatingCalls(api: TestApi, buyer: string, admin: string) {
  const provider = await startHostileProvider('marketplace');
  await api.database.pool.query(`insert into users (id, name, email)
    values ('free', 'Free', 'free@client.example'), ('free2', 'Free', 'free2@client.example')`);
  const site = { name: 'Kochi', address: 'Port Road', lat: 9.9, lng: 76.2, radius: 200 };
  const calls: Record<string, CreatingCall> = {
    ...catalogCalls(),
    'POST /tex-admin/catalog/pictures': {
      ...{ path: '/tex-admin/catalog/pictures', table: 'pictures' },
      body: await ticketForm(undefined, [await picture('red')]),
      other: await ticketForm(undefined, [await picture('blue')]),
    },
    ...peopleCalls(provider.issuer),
    ...(await keyCalls(api, buyer)),
    ...(await supportCalls(api)),
    ...(await salesCalls(api, buyer, admin)),
    'POST /tex-suite/module-request': {
      ...{ path: '/tex-suite/module-request', as: 'user', table: 'module_requests' },
      ...{ body: json({ moduleId: 'fleet' }), other: json({ moduleId: 'fleet', note: 'Soon.' }) },
    },
    'POST /tex-suite/newsletter/:email': {
      ...{ path: '/tex-suite/newsletter/new@client.example', as: 'visitor', table: 'newsletter_subscribers' },
      ...{ body: json({}), other: json({ source: 'footer' }) },
    },
    'POST /tex-suite/locations/sites': {
      ...{ path: '/tex-suite/locations/sites', table: 'sites' },
      ...{ body: json(site), other: json({ ...site, name: 'Kollam' }) },
    },
    'POST /tex-suite/webhook': {
      ...{ path: '/tex-suite/webhook', table: 'webhook_endpoints', secret: 'secret' },
      ...{ body: json(aWebhook), other: json({ ...aWebhook, description: 'Stock' }) },
    },
    'POST /tex-suite/cart': {
      ...{ path: '/tex-suite/cart', as: 'buyer', table: 'cart_lines' },
      ...{ body: json({ itemId: 'wiki', itemType: 'module', name: 'Wiki', noOfUsers: 2 }) },
      ...{ other: json({ itemId: 'wiki', itemType: 'module', name: 'Wiki', noOfUsers: 3 }) },
    },
  };
  for (const call of Object.values(calls)) call.base ??= marketplace;
  return { calls, close: provider.close };
}
