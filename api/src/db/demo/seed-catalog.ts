import type { CompanyMaster } from '@marketplace/shared/contracts';
import type { Transaction } from '../database.ts';
import { insertAll } from '../insert-all.ts';
import { buckets, categories, modules } from '../schema/catalog.ts';
import { companyMaster, privacyPolicies } from '../schema/company.ts';
import { pricingTiers } from '../schema/pricing.ts';
import { slides, topChoices, tutorials } from '../schema/showcase.ts';
import type { DemoCategory, DemoSlide, DemoTopChoice, DemoTutorial } from './content/types.ts';
import { demoTiers, standardTiers } from './demo-tiers.ts';
import { mediaUrl } from './media-url.ts';
import { toModuleRow } from './module-row.ts';
import { phoneSlideRenditions, slideRenditions } from './picture-renditions.ts';

export interface DemoContent {
  demoCategories: DemoCategory[];
  demoSlides: DemoSlide[];
  demoTopChoices: DemoTopChoice[];
  demoTutorials: DemoTutorial[];
  demoPrivacyPolicy: string;
  demoCompany: CompanyMaster;
}

export async function seedCatalog(tx: Transaction, content: DemoContent): Promise<void> {
  const { currency, supportEmail } = content.demoCompany;
  const bucketRows = content.demoCategories.flatMap((category) =>
    category.buckets.map((bucket, position) => ({ ...bucket, categoryId: category.id, position })),
  );
  const demoModules = bucketRows.flatMap((bucket) => bucket.modules.map((module) => ({ module, bucketId: bucket.id })));

  await insertAll(
    tx,
    categories,
    content.demoCategories.map((category, position) => ({ ...category, position })),
  );
  await insertAll(tx, buckets, bucketRows);
  await insertAll(
    tx,
    modules,
    demoModules.map(({ module, bucketId }) => toModuleRow(module, bucketId, supportEmail)),
  );
  await insertAll(tx, pricingTiers, [
    ...standardTiers(currency),
    ...demoModules.flatMap(({ module }) => demoTiers(module, currency)),
  ]);
  await seedShowcase(tx, content);
  await tx.insert(companyMaster).values({ id: 1, data: content.demoCompany });
  await tx.insert(privacyPolicies).values({ id: '1', html: content.demoPrivacyPolicy });
}

async function seedShowcase(tx: Transaction, content: DemoContent): Promise<void> {
  await insertAll(
    tx,
    slides,
    content.demoSlides.map(({ image, imageDark, imagePhone, imagePhoneDark, ...slide }, position) => ({
      ...slide,
      imageUrl: mediaUrl(image),
      imageUrlDark: mediaUrl(imageDark),
      renditions: slideRenditions(image, imageDark),
      imageUrlPhone: mediaUrl(imagePhone),
      imageUrlPhoneDark: mediaUrl(imagePhoneDark),
      renditionsPhone: phoneSlideRenditions(imagePhone, imagePhoneDark),
      position,
    })),
  );
  await insertAll(
    tx,
    topChoices,
    content.demoTopChoices.map((choice, position) => {
      const film = mediaUrl(`video-${choice.moduleId}`);
      return {
        ...choice,
        videoUrl: `${film}.webm`,
        thumbnailUrl: `${film}-poster.avif`,
        imageUrl: `${film}-poster.avif`,
        videoUrlDark: `${film}-dark.webm`,
        thumbnailUrlDark: `${film}-dark-poster.avif`,
        imageUrlDark: `${film}-dark-poster.avif`,
        position,
      };
    }),
  );
  await insertAll(
    tx,
    tutorials,
    content.demoTutorials.map((tutorial, position) => ({ ...tutorial, position })),
  );
}
