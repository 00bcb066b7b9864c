import type { CatalogFileModule, CatalogImportReport } from '@marketplace/shared/contracts';

/** Links of a catalogue lead to pages: anything but http and https would run or open something in the reader's browser. */
export function urlProblems(module: CatalogFileModule, path: string): CatalogImportReport['refused'] {
  return (['homepageUrl', 'repositoryUrl', 'logo'] as const).flatMap((field) => {
    const url = module[field];
    if (url === undefined || (field === 'logo' && isFilePath(url)) || isWebUrl(url)) return [];
    const expected = field === 'logo' ? 'a file name or an http or https address' : 'an http or https address';
    return [{ path: `${path}.${field}`, reason: `${field} must be ${expected}.` }];
  });
}

export function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** A path beside the file: no scheme, no host. */
const isFilePath = (text: string) => !text.includes(':') && !text.startsWith('//');
