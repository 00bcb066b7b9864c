import { Type, type Static, type TSchema, type TSchemaOptions } from 'typebox';

/** A text id. Opaque to clients; compared as a string. */
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_.-]+$', 'x-id': true });

/** A text that isn't blank. `maxLength` in characters. */
export const NotBlank = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** A moment as an ISO 8601 string in UTC. */
export const Instant = Type.String({ format: 'date-time', 'x-fallback': '1970-01-01T00:00:00Z' });

/** An amount in the currency's minor unit (paise, cents). The only field in major units is the specification's `price`. */
export const MinorAmount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });

/** ISO 4217. */
export const Currency = Type.String({ minLength: 3, maxLength: 3, 'x-fallback': 'INR' });

export const Nullable = <T extends TSchema>(schema: T, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);

/** The body of every error response, with a helpful `message`. */
export const ErrorBody = Type.Object({
  error: Type.String(),
  message: Type.String(),
  /** A stable word for programs, such as `invalid_credentials`. */
  code: Type.String(),
  requestId: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** The query of a list that is read by page. */
export const paging = {
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** The query of a list of everything that is waiting: 100 by default. */
export const BacklogQuery = Type.Object({
  page: paging.page,
  /** 100 by default. */
  size: paging.size,
});
export type BacklogQuery = Static<typeof BacklogQuery>;

/** The orders of a list: each field in both directions, such as `name,asc`. */
export const SortBy = <const Fields extends [string, ...string[]]>(...fields: Fields) =>
  Type.Unsafe<`${Fields[number]},${'asc' | 'desc'}`>(
    Type.Union(fields.flatMap((field) => [Type.Literal(`${field},asc`), Type.Literal(`${field},desc`)])),
  );

/** In the response to a bulk change: those that didn't match the `matching` filter, and were left as they are. */
export const Skipped = Type.Optional(Type.Array(Id));

/** One page of a longer list. `page` counts from 0. */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    content: Type.Array(item),
    page: Type.Integer(),
    size: Type.Integer(),
    totalElements: Type.Integer(),
    totalPages: Type.Integer(),
  });
export interface Page<T> {
  content: T[];
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
  /** More match than were counted. */
  totalIsLowerBound?: boolean;
}

/** An object of unknown shape. */
export const AnyFields = Type.Record(Type.String(), Type.Unknown());

export const Acknowledgement = Type.Object({ success: Type.Boolean(), message: Type.String() });
export type Acknowledgement = Static<typeof Acknowledgement>;
