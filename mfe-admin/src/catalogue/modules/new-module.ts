import type { ModuleFields } from '@marketplace/shared/contracts';

export const newModule = (bucketId: string): ModuleFields => ({
  bucketId,
  name: '',
  tagline: '',
  description: '',
  longDescription: '',
  tags: [],
  iconUrl: null,
  moduleUrl: null,
  homepageUrl: null,
  repositoryUrl: null,
  videoUrl: null,
  screenshots: [],
  sections: [],
  priority: null,
  comingSoon: false,
  expectedOn: null,
  trialDays: 0,
  supportEmail: null,
  release: null,
});
