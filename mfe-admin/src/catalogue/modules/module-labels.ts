import type { ModuleFields } from '@marketplace/shared/contracts';

/** Field labels of a module. */
export const moduleLabels: Record<keyof ModuleFields, string> = {
  bucketId: 'Bucket',
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description',
  longDescription: 'Long description',
  tags: 'Tags',
  iconUrl: 'Icon',
  moduleUrl: 'Module address',
  homepageUrl: 'Homepage',
  repositoryUrl: 'Repository',
  videoUrl: 'Video',
  screenshots: 'Screenshots',
  sections: 'Sections',
  priority: 'Priority',
  comingSoon: 'Coming soon',
  expectedOn: 'Expected on',
  trialDays: 'Trial',
  supportEmail: 'Support email',
  release: 'Release',
  publisher: 'Publisher',
  worksWith: 'Works with',
  versions: 'What’s new',
  taxCode: 'HSN or SAC',
};
