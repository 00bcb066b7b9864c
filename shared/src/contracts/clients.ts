import { Type, type Static } from 'typebox';
import { BillingDetails } from './billing.ts';
import { Currency, Id, Instant, NotBlank, Nullable } from './common.ts';

/** The tenant that owns carts, subscriptions and bills. */
export const Client = Type.Object({
  id: Id,
  name: Type.String(),
  masterClientId: Type.String({ 'x-id': true }),
  orgId: Type.String(),
  currency: Currency,
  taxId: Nullable(Type.String()),
  /** What a checkout starts with. */
  billing: Nullable(BillingDetails),
  /** Days from an invoice to its due date. */
  termsDays: Type.Integer(),
  /** The client the caller acts for. */
  selected: Type.Boolean(),
  /** Nobody can act for it any more. */
  closed: Type.Optional(Type.Boolean()),
});
export type Client = Static<typeof Client>;
export const ClientList = Type.Array(Client);

/** Who pays. */
export const MasterClient = Type.Object({
  id: Id,
  orgId: Type.String(),
  legalName: Type.String(),
  billing: Nullable(BillingDetails),
  clients: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type MasterClient = Static<typeof MasterClient>;
export const MasterClientQuery = Type.Object({ orgid: Type.Optional(Type.String({ maxLength: 64 })) });

/** A person of a client. */
export const Employee = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  clientId: Id,
  status: Type.String(),
});
export type Employee = Static<typeof Employee>;

/** Filters of the people of a client; `search` covers name and email. */
export const EmployeesQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** Leaves out deactivated accounts, which can't have a seat. */
  enabled: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** People of a page; without page and size, all of them. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
});
export type EmployeesQuery = Static<typeof EmployeesQuery>;

export const DepartmentBody = Type.Object({ name: NotBlank(100) });
export const DepartmentQuery = Type.Object({ orgid: Type.String({ minLength: 1, maxLength: 64 }), clientid: Id });
export const Department = Type.Object({ id: Id, clientId: Id, name: Type.String(), createdAt: Instant });
export type Department = Static<typeof Department>;
