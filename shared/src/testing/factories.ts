import type { CategoryListing, ListedCategory, ModuleCard, User } from '../contracts/index.ts';

export const aUser = (fields: Partial<User> = {}): User => ({
  id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@tex.example',
  role: 'USER',
  marketplaceRoles: [],
  tempPassword: false,
  userAccess: { modules: [] },
  ...fields,
});

export const aModuleCard = (fields: Partial<ModuleCard> = {}): ModuleCard => ({
  id: 'attendance',
  name: 'Attendance',
  tagline: 'Clock in from anywhere',
  category: 'Human Resources',
  tags: ['time'],
  iconUrl: null,
  moduleUrl: 'https://attendance.example',
  priority: null,
  views: 100,
  rating: 4.5,
  downloads: 10,
  comingSoon: false,
  ...fields,
});

export const aCategory = (fields: Partial<ListedCategory> = {}): ListedCategory => {
  const { buckets = [aListedBucket()] } = fields;
  return { id: 'hr', name: 'Human Resources', hue: 275, bucketCount: buckets.length, buckets, ...fields };
};

const aListedBucket = (): ListedCategory['buckets'][number] => ({
  id: 'time',
  name: 'Time',
  moduleCount: 1,
  modules: [{ id: 'attendance', name: 'Attendance', moduleUrl: 'https://attendance.example' }],
});

/** Part of the categories; the counts are those of the given ones by default. */
export const aListing = (categories = [aCategory()], fields: Partial<CategoryListing> = {}): CategoryListing => ({
  categories,
  found: categories.length,
  totals: {
    categories: categories.length,
    buckets: categories.reduce((sum, { bucketCount }) => sum + bucketCount, 0),
    modules: categories.flatMap(({ buckets }) => buckets).reduce((sum, { moduleCount }) => sum + moduleCount, 0),
  },
  ...fields,
});
