import { type CreatingCall, json } from './creating-call.ts';

const aModule = {
  ...{ bucketId: 'events', name: 'Badge Printer', tagline: 'Badges', description: 'Prints badges.' },
  ...{ longDescription: '', tags: [], iconUrl: null, moduleUrl: 'https://badges.example/app', homepageUrl: null },
  ...{ repositoryUrl: null, videoUrl: null, screenshots: [], sections: [], priority: null, comingSoon: false },
  ...{ expectedOn: null, trialDays: 0, supportEmail: null, release: null },
};
const aTier = {
  ...{ moduleId: 'wiki', name: 'Launch', minUsers: 1, maxUsers: 50, minDays: 2, unitPrice: 1_250, model: 'volume' },
  ...{ currency: 'INR', validFrom: '2030-01-01T00:00:00Z', validTo: '2031-01-01T00:00:00Z' },
};
const aCoupon = {
  ...{ code: 'spring-20', name: 'Spring', type: 'percentage', value: 2_000, maxDiscount: null, minSpend: 0 },
  ...{ currency: 'INR', scope: 'all', scopeIds: [], startsAt: null, endsAt: null, usageLimit: null },
  ...{ perClientLimit: null, clientIds: null },
};
const aSlide = {
  ...{ title: 'Autumn', description: 'All modules.', imageUrl: '/a.png', imageUrlDark: null, imageAlt: '' },
  ...{ buttonTitle: 'Look', buttonLink: '/coming-soon' },
};
const aChoice = { description: 'Good.', videoUrl: null, thumbnailUrl: '/t.png', imageUrl: '/i.png', rating: 4 };
const aTutorial = {
  ...{ moduleId: null, title: 'First steps', summary: 'How to begin.', level: 'beginner', minutes: 5 },
  steps: [{ title: 'Open it', text: 'Open it.' }],
};

/** Requests that create parts of the catalog. */
export function catalogCalls(): Record<string, CreatingCall> {
  const at = (path: string, table: string, fields: object, change: object): [string, CreatingCall] => [
    `POST /tex-admin/catalog/${path}`,
    { path: `/tex-admin/catalog/${path}`, table, body: json(fields), other: json({ ...fields, ...change }) },
  ];
  return Object.fromEntries([
    at('categories', 'categories', { name: 'Field work', description: '', hue: 40 }, { name: 'Night work' }),
    at('buckets', 'buckets', { categoryId: 'finance', name: 'Visits', description: '' }, { name: 'Routes' }),
    at('modules', 'modules', aModule, { name: 'Badge Reader' }),
    at('prices', 'pricing_tiers', aTier, { minDays: 3 }),
    at('coupons', 'coupons', aCoupon, { code: 'spring-30' }),
    at('slides', 'slides', aSlide, { title: 'Winter' }),
    at('top-choices', 'top_choices', { ...aChoice, moduleId: 'wiki' }, { rating: 3 }),
    at('tutorials', 'tutorials', aTutorial, { title: 'Next steps' }),
  ]);
}
