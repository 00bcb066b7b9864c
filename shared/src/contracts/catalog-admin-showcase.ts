import { Type, type Static } from 'typebox';
import { EditVersion, LONGEST_LISTS, ModuleFields, PublishStatus, SiteAddress as Address } from './catalog-admin.ts';
import { ModuleVersion, Tutorial } from './catalog.ts';
import { Id, NotBlank, Nullable } from './common.ts';

/** An http:// or https:// URL, or a path of this site. */
const managed = { id: Id, version: EditVersion };

export const SlideFields = Type.Object({
  title: NotBlank(80),
  description: NotBlank(240),
  /** An uploaded picture or a URL; the server adds renditions of an upload. */
  imageUrl: Address,
  imageUrlDark: Nullable(Address),
  /** Shown on phones instead. Unchanged if absent. */
  imageUrlPhone: Type.Optional(Nullable(Address)),
  imageUrlPhoneDark: Type.Optional(Nullable(Address)),
  /** What the picture shows; empty for decoration. */
  imageAlt: Type.String({ maxLength: 200 }),
  buttonTitle: NotBlank(40),
  buttonLink: Address,
});
export type SlideFields = Static<typeof SlideFields>;
export const ManagedSlide = Type.Object({ ...managed, status: PublishStatus, fields: SlideFields });
export type ManagedSlide = Static<typeof ManagedSlide>;

export const TopChoiceFields = Type.Object({
  moduleId: Id,
  description: NotBlank(300),
  videoUrl: Nullable(Address),
  thumbnailUrl: Address,
  imageUrl: Address,
  /** The same three for the dark theme. Unchanged if absent. */
  videoUrlDark: Type.Optional(Nullable(Address)),
  thumbnailUrlDark: Type.Optional(Nullable(Address)),
  imageUrlDark: Type.Optional(Nullable(Address)),
  rating: Type.Number({ minimum: 0, maximum: 5 }),
});
export type TopChoiceFields = Static<typeof TopChoiceFields>;
/** Its id is its module's; it is shown while the module is. */
export const ManagedTopChoice = Type.Object({
  ...managed,
  fields: TopChoiceFields,
  moduleName: Type.String(),
  isShown: Type.Boolean(),
});
export type ManagedTopChoice = Static<typeof ManagedTopChoice>;

export const TutorialFields = Type.Object({
  moduleId: Nullable(Id),
  title: NotBlank(120),
  summary: NotBlank(400),
  steps: Type.Array(Type.Object({ title: NotBlank(120), text: NotBlank(4_000) }), { minItems: 1, maxItems: 30 }),
  level: Tutorial.properties.level,
  minutes: Type.Integer({ minimum: 1, maximum: 600 }),
});
export type TutorialFields = Static<typeof TutorialFields>;
export const ManagedTutorial = Type.Object({
  ...managed,
  status: PublishStatus,
  fields: TutorialFields,
  moduleName: Nullable(Type.String()),
});
export type ManagedTutorial = Static<typeof ManagedTutorial>;

/** An uploaded picture, re-encoded at several widths in pixels; `url` is the widest. */
export const UploadedPicture = Type.Object({
  id: Id,
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  renditions: Type.Array(Type.Object({ width: Type.Integer(), url: Type.String() })),
});
export type UploadedPicture = Static<typeof UploadedPicture>;

/** The largest upload of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

export const ImportQuery = Type.Object({
  /** Reports what it would do, without doing it. */
  dryRun: Type.Optional(Type.Boolean()),
});
const Counts = Type.Object({ categories: Type.Integer(), buckets: Type.Integer(), modules: Type.Integer() });
const ImportProblems = Type.Array(Type.Object({ path: Type.String(), reason: Type.String() }));
export const ImportReport = Type.Object({
  dryRun: Type.Boolean(),
  created: Counts,
  changed: Counts,
  skipped: Counts,
  /** Invalid records, each with its path in the file; the first thousand. */
  refused: ImportProblems,
  refusedCount: Type.Integer(),
  /** Invalid fields, whose modules come in without them, each with its path in the file; the first thousand. */
  leftOut: ImportProblems,
  leftOutCount: Type.Integer(),
});
export type ImportReport = Static<typeof ImportReport>;

export const PolicyPreview = Type.Object({ html: Type.String() });
export type PolicyPreview = Static<typeof PolicyPreview>;

/** `POST /tex-admin/catalog/markdown-preview`: what a module says in Markdown, within its limits. */
export const MarkdownTexts = Type.Object({
  description: ModuleFields.properties.longDescription,
  notes: Type.Array(ModuleVersion.properties.notes, { maxItems: LONGEST_LISTS.versions }),
});
export type MarkdownTexts = Static<typeof MarkdownTexts>;
/** As formatted text (`MarkdownNode`); the notes in the same order. */
export const MarkdownPreview = Type.Object({
  about: Type.Array(Type.Unknown()),
  notes: Type.Array(Type.Array(Type.Unknown())),
});
export type MarkdownPreview = Static<typeof MarkdownPreview>;
