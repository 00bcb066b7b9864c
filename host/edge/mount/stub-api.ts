import { Module, type User } from '@marketplace/shared/contracts';
import type { Handler } from '../serve.ts';
import { sampleAnswer } from './sample-answer.ts';

/** May open every page. */
const everybody: User = {
  id: 'mount-check',
  name: 'Mount Check',
  email: 'mount-check@tex.example',
  role: 'SUPER_ADMIN',
  marketplaceRoles: ['PAYMENT_ADMIN'],
  tempPassword: false,
  userAccess: { modules: [] },
};

const notHere = { error: 'Not Found', message: 'There is no data here.', code: 'not_found', requestId: 'mount-check' };

/** By the end of the path. */
const answers: [path: RegExp, body: unknown][] = [
  [/\/auth\/check-auth$/, { user: everybody }],
  // The page of a module embeds the widget that buys it.
  [/\/tex-admin\/modules\/x$/, sampleAnswer(Module)],
];

/** An API with a user and hardly any data: pages must mount on it and show their empty states. */
export const stubApi: Handler = (request, response) => {
  const known = answers.find(([path]) => path.test(request.url ?? ''));
  response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(known ? known[1] : notHere));
};
