import type { DemoModule } from './types.ts';

/** The numbered screenshots of a module in both themes, one for each description. */
export const screenshots = (moduleId: string, ...descriptions: string[]): DemoModule['screenshots'] =>
  descriptions.map((alt, index) => ({
    file: `shot-${moduleId}-${index + 1}.avif`,
    fileDark: `shot-${moduleId}-${index + 1}-dark.avif`,
    alt,
  }));
