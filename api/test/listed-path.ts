import type { ListedRoute } from './list-routes.ts';

/** Values for the parameters of lists, so that there is something to list. */
const filled: Record<string, string> = {
  'GET /tex-suite/clients/:id/members': '/tex-suite/clients/meridian/members',
  'GET /tex-suite/user/role/:role': '/tex-suite/user/role/USER',
  'GET /tex-admin/marketplace-roles/:id/members': '/tex-admin/marketplace-roles/payment-admin/members',
  'GET /api/organization/employees/clientid/:id': '/api/organization/employees/clientid/meridian',
  'GET /tex-admin/buckets/:id/with-modules': '/tex-admin/buckets/time/with-modules',
  'GET /tex-admin/categories/:id/with-modules': '/tex-admin/categories/finance/with-modules',
  'GET /tex-admin/modules/:id/reviews': '/tex-admin/modules/attendance/reviews',
  'GET /tex-suite/invoice/clientId/:id/paginated': '/tex-suite/invoice/clientId/meridian/paginated',
  'GET /tex-suite/webhook/:id/delivery': '/tex-suite/webhook/listed/delivery',
};

/** The path of a list of the demo, without the base of the marketplace. */
export const listedPath = ({ name, url }: ListedRoute): string => filled[name] ?? url.replace('/api/marketplace', '');
