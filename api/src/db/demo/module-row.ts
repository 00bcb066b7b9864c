import type { ModuleSection } from '@marketplace/shared/contracts';
import type { modules } from '../schema/catalog.ts';
import type { DemoModule } from './content/types.ts';
import { mediaUrl } from './media-url.ts';
import { screenshotRenditions } from './picture-renditions.ts';

export const sectionsOf = (module: DemoModule): ModuleSection[] =>
  module.sections.map((sectionName, index) => ({ sectionId: `${module.id}-${index + 1}`, sectionName }));

export function toModuleRow(module: DemoModule, bucketId: string, supportEmail: string): typeof modules.$inferInsert {
  return {
    id: module.id,
    bucketId,
    name: module.name,
    tagline: module.tagline,
    description: module.description,
    longDescription: module.longDescription,
    tags: module.tags,
    iconUrl: mediaUrl(`icon-${module.id}.svg`),
    moduleUrl: module.hasUrl ? `/api/marketplace/demo-app/${module.id}` : null,
    videoUrl: module.video === undefined ? null : mediaUrl(module.video),
    screenshots: module.screenshots.map(({ file, fileDark, alt }) => ({
      url: mediaUrl(file),
      urlDark: mediaUrl(fileDark),
      alt,
      renditions: screenshotRenditions(file, fileDark),
    })),
    sections: sectionsOf(module),
    priority: module.priority ?? null,
    views: module.views,
    rating: module.rating,
    downloads: module.downloads,
    comingSoon: module.comingSoon !== undefined,
    expectedOn: module.comingSoon?.expectedOn ?? null,
    trialDays: module.trialDays,
    supportEmail,
    releasedAt: module.comingSoon === undefined ? new Date(module.releasedAt) : null,
    version: module.version,
  };
}
