import { Type, type Static } from 'typebox';
import { EditVersion } from './catalog-admin.ts';
import { Id, Instant, Nullable, PageOf, paging, SortBy } from './common.ts';

export const REVIEW_LIMITS = { title: 120, text: 4_000, textMin: 10, note: 500, hiddenReason: 500 } as const;

export const ReviewStars = Type.Integer({ minimum: 1, maximum: 5 });

/** A published review as everyone sees it. */
export const Review = Type.Object({
  id: Id,
  stars: ReviewStars,
  title: Type.String(),
  text: Type.String(),
  /** First name and initial of the author, such as `Asha K.`; never their organization. */
  author: Type.String(),
  createdAt: Instant,
  /** When the author last changed it; null if never. */
  editedAt: Nullable(Instant),
});
export type Review = Static<typeof Review>;

const Count = Type.Integer({ minimum: 0 });

/** How many reviews gave each number of stars. */
export const StarCounts = Type.Object({ 1: Count, 2: Count, 3: Count, 4: Count, 5: Count });
export type StarCounts = Static<typeof StarCounts>;

/** A page of reviews, with the figures of all the module's published reviews, whatever the filter. */
export const ReviewPage = Type.Object({
  ...PageOf(Review).properties,
  /** With 2 decimals; null without reviews. */
  average: Nullable(Type.Number()),
  total: Count,
  distribution: StarCounts,
});
export type ReviewPage = Static<typeof ReviewPage>;

export const ReviewSort = Type.Union([Type.Literal('newest'), Type.Literal('highest'), Type.Literal('lowest')]);
export type ReviewSort = Static<typeof ReviewSort>;

export const ReviewsQuery = Type.Object({
  ...paging,
  /** Newest first by default. */
  sort: Type.Optional(ReviewSort),
  /** Only reviews with this number of stars. */
  stars: Type.Optional(ReviewStars),
});
export type ReviewsQuery = Static<typeof ReviewsQuery>;

export const ReviewStatus = Type.Union([Type.Literal('published'), Type.Literal('hidden')]);
export type ReviewStatus = Static<typeof ReviewStatus>;

/** The caller's review of a module, and whether they may write one. */
export const OwnReview = Type.Object({
  /** True with a review of their own, or with a subscription that is or was active. */
  mayReview: Type.Boolean(),
  review: Nullable(
    Type.Object({
      id: Id,
      stars: ReviewStars,
      title: Type.String(),
      text: Type.String(),
      status: ReviewStatus,
      /** Why a moderator hid it. */
      hiddenReason: Nullable(Type.String()),
      createdAt: Instant,
      version: EditVersion,
    }),
  ),
});
export type OwnReview = Static<typeof OwnReview>;

export const ReviewBody = Type.Object({
  stars: ReviewStars,
  title: Type.Optional(Type.String({ maxLength: REVIEW_LIMITS.title })),
  text: Type.String({ minLength: REVIEW_LIMITS.textMin, maxLength: REVIEW_LIMITS.text, pattern: '\\S' }),
  /** Of the review that this replaces; null for a first one. */
  version: Nullable(EditVersion),
});
export type ReviewBody = Static<typeof ReviewBody>;

export const ReportReason = Type.Union([
  Type.Literal('spam'),
  Type.Literal('offensive'),
  Type.Literal('personal_data'),
  Type.Literal('off_topic'),
  Type.Literal('other'),
]);
export type ReportReason = Static<typeof ReportReason>;

export const ReportBody = Type.Object({
  reason: ReportReason,
  note: Type.Optional(Type.String({ maxLength: REVIEW_LIMITS.note })),
});
export type ReportBody = Static<typeof ReportBody>;

/** A review in the moderators' list. */
export const ManagedReview = Type.Object({
  id: Id,
  moduleId: Id,
  moduleName: Type.String(),
  author: Type.Object({ id: Id, name: Type.String(), email: Type.String() }),
  organization: Type.String(),
  stars: ReviewStars,
  title: Type.String(),
  text: Type.String(),
  status: ReviewStatus,
  /** Reports that no moderator has dealt with. */
  openReports: Count,
  createdAt: Instant,
  editedAt: Nullable(Instant),
});
export type ManagedReview = Static<typeof ManagedReview>;
export const ManagedReviewPage = PageOf(ManagedReview);

export const ManagedReviewDetail = Type.Object({
  ...ManagedReview.properties,
  hiddenReason: Nullable(Type.String()),
  hiddenBy: Nullable(Type.String()),
  hiddenAt: Nullable(Instant),
  /** Newest first. */
  reports: Type.Array(
    Type.Object({
      reporter: Type.Object({ id: Id, name: Type.String() }),
      reason: ReportReason,
      note: Type.String(),
      createdAt: Instant,
      closedAt: Nullable(Instant),
    }),
  ),
  version: EditVersion,
});
export type ManagedReviewDetail = Static<typeof ManagedReviewDetail>;

export const ManagedReviewsQuery = Type.Object({
  ...paging,
  /** Text, title, author or module. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** `reported` has open reports. */
  status: Type.Optional(Type.Union([Type.Literal('reported'), ...ReviewStatus.anyOf])),
  moduleId: Type.Optional(Id),
  /** Newest first by default; `reported,desc` has the last reported first. */
  sort: Type.Optional(SortBy('reported', 'createdAt', 'stars', 'module', 'author', 'status')),
});
export type ManagedReviewsQuery = Static<typeof ManagedReviewsQuery>;

/** Hides a review, or shows it again. */
export const ReviewStatusBody = Type.Object({
  status: ReviewStatus,
  /** Required to hide one: its author reads it. */
  reason: Type.Optional(Type.String({ maxLength: REVIEW_LIMITS.hiddenReason })),
  version: EditVersion,
});
export type ReviewStatusBody = Static<typeof ReviewStatusBody>;
