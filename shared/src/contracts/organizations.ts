import { Type, type Static } from 'typebox';
import { BillingDetails } from './billing.ts';
import { Currency, Id, Instant, NotBlank, Nullable, PageOf, SortBy } from './common.ts';
import { Version } from './company-settings.ts';
import { UserSummary } from './identity.ts';

const page = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
/** 20 by default. */
const size = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const search = Type.Optional(Type.String({ maxLength: 200 }));

/** What the payer is called in requests and on paper: `ORG-1001`. */
const OrgId = Type.String({ minLength: 1, maxLength: 64, pattern: '^\\s*[A-Za-z0-9_.-]+\\s*$' });

/** `meridian.example`; only one organization's, and not a domain where anyone can get an address. */
const EmailDomains = Type.Array(Type.String({ minLength: 1, maxLength: 253 }), { maxItems: 50 });

/** A client as administrators list it. */
export const OrganizationSummary = Type.Object({
  id: Id,
  name: Type.String(),
  orgId: Type.String(),
  /** Who pays for it. */
  legalName: Type.String(),
  currency: Currency,
  domains: Type.Array(Type.String()),
  members: Type.Integer(),
  /** Null while it is open. */
  closedAt: Nullable(Instant),
  createdAt: Instant,
});
export type OrganizationSummary = Static<typeof OrganizationSummary>;
export const OrganizationPage = PageOf(OrganizationSummary);

/** Filters of organizations; `search` covers name, orgId, legal name and email domains. */
export const OrganizationsQuery = Type.Object({
  search,
  status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('closed')])),
  page,
  size,
  /** `name,asc` by default. */
  sort: Type.Optional(SortBy('name', 'createdAt', 'members', 'status')),
});
export type OrganizationsQuery = Static<typeof OrganizationsQuery>;

/** What administrators change about an organization and its payer. */
export const OrganizationFields = Type.Object({
  name: NotBlank(160),
  /** Days from an invoice to its due date; null for the company's default. */
  termsDays: Nullable(Type.Integer({ minimum: 0, maximum: 365 })),
  domains: EmailDomains,
  /** What a checkout starts with; null for the payer's. */
  billing: Nullable(BillingDetails),
  /** Shared by all organizations of this payer. */
  payer: Type.Object({ legalName: NotBlank(160), billing: Nullable(BillingDetails) }),
});
export type OrganizationFields = Static<typeof OrganizationFields>;

/** The new fields, which replace those read in this version. */
export const OrganizationChange = Type.Object({ ...OrganizationFields.properties, version: Version });
export type OrganizationChange = Static<typeof OrganizationChange>;

export const NewOrganization = Type.Object({
  name: NotBlank(160),
  /** ISO 4217, for its invoices; never changes. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  orgId: OrgId,
  /** Of a new payer; null adds a client to the payer with this `orgId`. */
  legalName: Nullable(NotBlank(160)),
});
export type NewOrganization = Static<typeof NewOrganization>;

/** How many there are, and the names of the first few. */
const Named = Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) });

export const Organization = Type.Object({
  id: Id,
  orgId: Type.String(),
  currency: Currency,
  ...OrganizationFields.properties,
  /** The payer's other clients. */
  siblings: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  members: Type.Integer(),
  /** Active members who may pay and manage. */
  paymentAdmins: Type.Integer(),
  openInvoices: Named,
  runningSubscriptions: Named,
  closedAt: Nullable(Instant),
  createdAt: Instant,
  version: Version,
});
export type Organization = Static<typeof Organization>;

export const OrganizationStatusBody = Type.Object({ closed: Type.Boolean() });
export type OrganizationStatusBody = Static<typeof OrganizationStatusBody>;

export const PaymentRole = Type.Union([Type.Literal('PAYMENT_ADMIN'), Type.Literal('PAYMENT_CREATOR')]);
export type PaymentRole = Static<typeof PaymentRole>;

export const OrganizationMember = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  status: UserSummary.properties.status,
  /** The active one; the higher of two. */
  paymentRole: Nullable(PaymentRole),
  /** Seats of subscriptions that have not ended. */
  seats: Type.Integer(),
  /** How many other organizations the member belongs to: a payment role applies in all of them. */
  otherOrganizations: Type.Integer(),
});
export type OrganizationMember = Static<typeof OrganizationMember>;
export const OrganizationMemberPage = PageOf(OrganizationMember);

/** Filters of members; `search` covers name and email. */
export const MembersQuery = Type.Object({
  search,
  paymentRole: Type.Optional(Type.Union([...PaymentRole.anyOf, Type.Literal('any')])),
  status: Type.Optional(UserSummary.properties.status),
  page,
  size,
  /** `name,asc` by default. */
  sort: Type.Optional(SortBy('name', 'email', 'paymentRole', 'seats', 'status')),
});
export type MembersQuery = Static<typeof MembersQuery>;

/** Someone with an account. */
export const NewMemberBody = Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) });
export type NewMemberBody = Static<typeof NewMemberBody>;

export const MoveMemberBody = Type.Object({ clientId: Id });
export type MoveMemberBody = Static<typeof MoveMemberBody>;

/** Null removes both roles. */
export const PaymentRoleBody = Type.Object({ paymentRole: Nullable(PaymentRole) });
export type PaymentRoleBody = Static<typeof PaymentRoleBody>;

/** Someone who can sign in, but belongs to no open organization. */
export const WaitingPerson = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  /** The identity provider they sign in through; null for a password. */
  provider: Nullable(Type.String()),
  /** The open organization that owns their email domain. */
  suggestion: Nullable(Type.Object({ id: Id, name: Type.String() })),
  createdAt: Instant,
});
export type WaitingPerson = Static<typeof WaitingPerson>;
export const WaitingPage = PageOf(WaitingPerson);

export const WaitingQuery = Type.Object({
  search,
  page,
  size,
  /** `createdAt,asc` by default. */
  sort: Type.Optional(SortBy('createdAt', 'name')),
});
export type WaitingQuery = Static<typeof WaitingQuery>;
