import { Type, type Static } from 'typebox';
import { Instant } from './common.ts';

const strict = { additionalProperties: false };

/** A remote that failed to load, a broken page or widget, an uncaught error, the router's last resort. */
const ErrorKind = Type.Union([
  Type.Literal('load'),
  Type.Literal('render'),
  Type.Literal('uncaught'),
  Type.Literal('router'),
]);
export type ErrorKind = Static<typeof ErrorKind>;

/** An error as a browser saw it. */
export const ErrorReport = Type.Object(
  {
    /** The Error ID that the person sees. */
    id: Type.String({ minLength: 1, maxLength: 64 }),
    message: Type.String({ maxLength: 1_000 }),
    stack: Type.Optional(Type.String({ maxLength: 8_000 })),
    /** Where it was caught: a widget, a page, the window. */
    place: Type.String({ maxLength: 200 }),
    /** Path and query, without the origin. */
    url: Type.String({ maxLength: 2_000 }),
    at: Instant,
    /** The application that failed, such as mfe-cart, and its release. */
    app: Type.String({ maxLength: 64 }),
    release: Type.Optional(Type.String({ maxLength: 128 })),
    kind: Type.Optional(ErrorKind),
  },
  strict,
);
export type ErrorReport = Static<typeof ErrorReport>;

/** A slow request, a slow operation or a web vital. */
export const PerformanceReport = Type.Object(
  {
    kind: Type.String({ minLength: 1, maxLength: 64 }),
    name: Type.String({ maxLength: 300 }),
    /** In milliseconds; CLS has no unit. */
    value: Type.Number({ minimum: 0, maximum: 1e9 }),
    url: Type.String({ maxLength: 2_000 }),
    at: Instant,
    app: Type.Optional(Type.String({ maxLength: 64 })),
    release: Type.Optional(Type.String({ maxLength: 128 })),
  },
  strict,
);
export type PerformanceReport = Static<typeof PerformanceReport>;

const Batch = <T extends typeof ErrorReport | typeof PerformanceReport>(report: T) =>
  Type.Object(
    { set: Type.String({ maxLength: 128 }), reports: Type.Array(report, { minItems: 1, maxItems: 50 }) },
    strict,
  );

/** `set` is the release set that the page was composed from. */
export const ErrorReportBatch = Batch(ErrorReport);
export const PerformanceReportBatch = Batch(PerformanceReport);
