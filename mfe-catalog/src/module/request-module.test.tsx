import type { ModuleRequest } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderWidget, settle, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule } from '../testing/factories.ts';
import { RequestModule } from './request-module.tsx';

const api = fakeApi();
const PATH = '/tex-suite/module-request';

const aRequest = (fields: Partial<ModuleRequest> = {}): ModuleRequest => ({
  id: 'request-1',
  moduleId: 'attendance',
  moduleName: 'Attendance',
  note: null,
  user: { id: 'user-1', name: 'Asha Rao', email: 'asha@tex.example' },
  notified: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...fields,
});

const open = async (requests: ModuleRequest[] = [], user: ReturnType<typeof aUser> | null = aUser(), soon = false) => {
  api.get(PATH, () => api.json({ content: requests }));
  signInAs(user);
  renderWidget(<RequestModule module={aModule({ comingSoon: soon })} />);
  await settle();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends a request with its note, and says who received it', async () => {
  const bodies: unknown[] = [];
  api.post(PATH, async ({ request }) => {
    bodies.push(await request.json());
    return api.json(aRequest(), 201);
  });
  await open();
  await press('Request this module');
  await userEvent.type(screen.getByRole('textbox'), ' For the new plant ');
  await press('Send request');
  expect(await screen.findByText(/Requested on 20 Nov 2026\. We emailed your payment admins/)).toBeInTheDocument();
  expect(bodies).toEqual([{ moduleId: 'attendance', note: 'For the new plant' }]);
});

it('needs no note', async () => {
  const bodies: unknown[] = [];
  api.post(PATH, async ({ request }) => {
    bodies.push(await request.json());
    return api.json(aRequest({ notified: 0 }), 201);
  });
  await open();
  await press('Request this module');
  await press('Send request');
  expect(await screen.findByText(/has no payment admin yet/)).toBeInTheDocument();
  expect(bodies).toEqual([{ moduleId: 'attendance' }]);
});

it('that was already made is shown in place of the button', async () => {
  await open([aRequest({ moduleId: 'other' }), aRequest({ notified: 1 })]);
  expect(screen.getByText(/We emailed your payment admin\./)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['what the server says', () => api.json({ message: 'Too many requests today.' }, 429), 'Too many requests today.'],
  ['that it can be tried again', () => api.lost(), 'The request could not be sent. Please try again.'],
])('that fails says %s, and keeps the note', async (_what, answer, words) => {
  api.post(PATH, () => answer() as never);
  await open();
  await press('Request this module');
  await userEvent.type(screen.getByRole('textbox'), 'For the plant');
  await press('Send request');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('For the plant');
});

it.each([
  ['a visitor', null, false],
  ['somebody who may buy', aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }), false],
  ['a module that is coming soon', aUser(), true],
])('is not offered to %s', async (_whom, user, soon) => {
  await open([], user, soon);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
