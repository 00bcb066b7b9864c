import { and, asc, eq, or, isNull, sql } from 'drizzle-orm';
import type { Slide, TopChoice, Tutorial } from '@marketplace/shared/contracts';
import {
  buckets,
  categories,
  modules,
  prepareOnce,
  type Queries,
  slides,
  topChoices,
  tutorials,
} from '../../db/index.ts';
import { isPublished } from './module-columns.ts';

export async function listActiveSlides(db: Queries): Promise<Slide[]> {
  const rows = await db
    .select()
    .from(slides)
    .where(and(eq(slides.active, true), isNull(slides.archivedAt)))
    .orderBy(asc(slides.position), asc(slides.id));
  return rows.map(
    ({
      active: _active,
      archivedAt: _at,
      position: _,
      imageUrlPhone,
      imageUrlPhoneDark,
      renditionsPhone,
      ...slide
    }) => ({
      ...slide,
      phone:
        imageUrlPhone === null
          ? null
          : { imageUrl: imageUrlPhone, imageUrlDark: imageUrlPhoneDark, renditions: renditionsPhone },
    }),
  );
}

export const listTopChoices = (db: Queries): Promise<TopChoice[]> =>
  db
    .select({
      id: modules.id,
      name: modules.name,
      description: topChoices.description,
      category: categories.name,
      iconUrl: modules.iconUrl,
      videoUrl: topChoices.videoUrl,
      thumbnailUrl: topChoices.thumbnailUrl,
      imageUrl: topChoices.imageUrl,
      videoUrlDark: topChoices.videoUrlDark,
      thumbnailUrlDark: topChoices.thumbnailUrlDark,
      imageUrlDark: topChoices.imageUrlDark,
      renditions: topChoices.renditions,
      rating: topChoices.rating,
    })
    .from(topChoices)
    .innerJoin(modules, eq(modules.id, topChoices.moduleId))
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(isPublished)
    .orderBy(asc(topChoices.position), asc(modules.id));

/** All tutorials, or those of one module. A tutorial of a module that isn't shown isn't shown either. */
export const listTutorials = (db: Queries, moduleId?: string): Promise<Tutorial[]> =>
  db
    .select({
      id: tutorials.id,
      moduleId: tutorials.moduleId,
      moduleName: modules.name,
      title: tutorials.title,
      summary: tutorials.summary,
      steps: tutorials.steps,
      level: tutorials.level,
      minutes: tutorials.minutes,
    })
    .from(tutorials)
    .leftJoin(modules, eq(modules.id, tutorials.moduleId))
    .where(
      and(
        eq(tutorials.status, 'published'),
        or(isNull(tutorials.moduleId), isPublished),
        moduleId === undefined ? sql`true` : eq(tutorials.moduleId, moduleId),
      ),
    )
    .orderBy(asc(tutorials.position), asc(tutorials.id));

const publishedQuery = prepareOnce((db) =>
  db
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.id, sql.placeholder('id')), isPublished))
    .prepare('published_module'),
);

export async function moduleIsPublished(db: Queries, id: string): Promise<boolean> {
  const [found] = await publishedQuery(db).execute({ id });
  return found !== undefined;
}
