import type { User } from '@marketplace/shared/contracts';
import type { Handler } from '../serve.ts';

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

/** An API with a user and no data: pages must mount on it and show their empty states. */
export const stubApi: Handler = (request, response) => {
  const known = request.url?.endsWith('/auth/check-auth');
  response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(known ? { user: everybody } : notHere));
};
