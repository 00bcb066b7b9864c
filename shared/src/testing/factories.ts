import type { Category, ModuleCard, User } from '../contracts/index.ts';

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

export const aCategory = (fields: Partial<Category> = {}): Category => ({
  id: 'hr',
  name: 'Human Resources',
  description: 'People and time',
  hue: 275,
  buckets: [
    {
      id: 'time',
      name: 'Time',
      description: 'Hours and leave',
      moduleCount: 1,
      modules: [{ id: 'attendance', name: 'Attendance', moduleUrl: 'https://attendance.example' }],
    },
  ],
  ...fields,
});
