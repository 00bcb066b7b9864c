import { defineRemote } from '@marketplace/shared/contracts';
import { LIST_DATA } from './src/module-list/list-view.ts';
import { SHOT_SIZES } from './src/module/shot-picture.ts';
import { SLIDE_SIZES } from './src/slideshow/slide-picture.ts';

/** Tells which listed modules are only announced. */
const UPCOMING = '/tex-admin/modules/upcoming';
const BUCKET = `/tex-admin/buckets/{id}/with-modules?${LIST_DATA}`;
const CATEGORY = `/tex-admin/categories/{id}/with-modules?${LIST_DATA}`;
/** Search engines need not know each view of a list. */
const NARROWING = ['q', 'sort', 'category', 'price', 'trial', 'rating', 'tag'];

/** As `reviewsPath` asks for them. */
const FIRST_REVIEWS = '/tex-admin/modules/{id}/reviews?size=6';

declare module '@marketplace/shared/contracts' {
  interface WidgetProps {
    /** The body of the Buckets mega-menu; `onLeave` closes the menu. */
    'mfe-catalog/mega-menu': { onLeave: () => void };
    'mfe-catalog/explore-buckets': { open: boolean; onClose: () => void; focusCategoryId?: string };
    'mfe-catalog/my-modules': { open: boolean; onClose: () => void };
    /**
     * The search of the dashboard as a dialog, opened from anywhere. `typed` returns the text of the dialog that the document
     * showed until this one had loaded; undefined if it showed none.
     */
    'mfe-catalog/search-dialog': { open: boolean; onClose: () => void; typed?: () => string | undefined };
  }
}

export default defineRemote({
  name: 'mfe-catalog',
  team: 'Catalog',
  pages: [
    {
      path: '/',
      module: './src/pages/dashboard.tsx',
      access: 'public',
      title: 'Software modules for your business',
      description: 'Browse software modules by bucket and category, try them, and subscribe by users and days.',
      data: ['/tex-suite/dashboard', UPCOMING],
      about: {
        from: '/tex-suite/dashboard',
        firstPicture: {
          src: 'slideshow.0.imageUrl',
          srcDark: 'slideshow.0.imageUrlDark',
          renditions: 'slideshow.0.renditions',
          phone: {
            src: 'slideshow.0.phone.imageUrl',
            srcDark: 'slideshow.0.phone.imageUrlDark',
            renditions: 'slideshow.0.phone.renditions',
          },
          sizes: SLIDE_SIZES,
        },
      },
    },
    {
      path: '/module',
      module: './src/pages/module.tsx',
      access: 'public',
      title: 'Module',
      data: ['/tex-admin/modules/{id}', '/tex-admin/tutorials/module/{id}', FIRST_REVIEWS, UPCOMING],
      about: {
        from: '/tex-admin/modules/{id}',
        title: 'name',
        description: 'description',
        image: 'screenshots.0.url',
        firstPicture: {
          src: 'screenshots.0.url',
          srcDark: 'screenshots.0.urlDark',
          renditions: 'screenshots.0.renditions',
          sizes: SHOT_SIZES,
        },
      },
    },
    {
      path: '/compare',
      module: './src/pages/compare.tsx',
      access: 'public',
      title: 'Compare modules',
      description: 'Up to four software modules side by side: prices, trial, publisher, and what they work with.',
      data: ['/tex-admin/compare?ids={ids}'],
      query: ['users', 'days', 'only'],
    },
    {
      path: '/module/:id/dashboard',
      module: './src/pages/module-dashboard.tsx',
      access: 'signed-in',
      title: 'Module dashboard',
      data: ['/tex-admin/modules/{id}', '/tex-admin/tutorials/module/{id}'],
    },
    {
      path: '/bucket',
      module: './src/pages/bucket.tsx',
      access: 'public',
      title: 'Bucket',
      data: [BUCKET, UPCOMING],
      about: { from: BUCKET, title: 'title', description: 'description' },
      noindexWith: NARROWING,
    },
    {
      path: '/category',
      module: './src/pages/category.tsx',
      access: 'public',
      title: 'Category',
      data: [CATEGORY, UPCOMING],
      about: { from: CATEGORY, title: 'name', description: 'description' },
      noindexWith: NARROWING,
    },
    {
      path: '/search',
      module: './src/pages/search.tsx',
      access: 'public',
      title: 'Search modules',
      description: 'All software modules in the marketplace, by category, price, trial, rating and tag.',
      data: [`/tex-admin/modules?${LIST_DATA}`, UPCOMING],
      noindexWith: NARROWING,
    },
    {
      path: '/tutorial',
      module: './src/pages/tutorial.tsx',
      access: 'public',
      title: 'Tutorials',
      description: 'Step-by-step guides to the marketplace’s modules.',
      data: ['/tex-admin/tutorials'],
    },
    {
      path: '/coming-soon',
      module: './src/pages/coming-soon.tsx',
      access: 'public',
      title: 'Coming soon',
      description: 'Modules coming to the marketplace soon.',
      data: [UPCOMING],
    },
  ],
  budget: { '/': 20.5, '/module': 22 },
  widgets: {
    'mega-menu': './src/widgets/mega-menu.tsx',
    'explore-buckets': './src/widgets/explore-buckets.tsx',
    'my-modules': './src/widgets/my-modules.tsx',
    'search-dialog': './src/widgets/search-dialog.tsx',
  },
});
