import type { EnhancedModule } from '@marketplace/shared/modules';

/** The counts of the tiles, over available modules only. */
export const moduleTotals = (modules: EnhancedModule[]): [string, number][] => [
  ['Available Modules', modules.length],
  ['Full Access', modules.filter(({ moduleAccess }) => moduleAccess === 'Full Access').length],
  ['Partial Access', modules.filter(({ moduleAccess }) => moduleAccess === 'Partial Access').length],
  ['Total Sections', modules.reduce((sum, { sections }) => sum + sections.length, 0)],
];
