/** Links of a catalog lead to pages: anything but http and https would run or open something in the reader's browser. */
export function urlProblem(field: string, value: unknown): string | undefined {
  if (!['homepageUrl', 'repositoryUrl', 'logo'].includes(field)) return undefined;
  const url = String(value);
  if (isWebUrl(url) || (field === 'logo' && isFilePath(url))) return undefined;
  return `${field} must be ${field === 'logo' ? 'a file name or an http or https address' : 'an http or https address'}.`;
}

export function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** A path relative to the file: no scheme, no host. */
const isFilePath = (text: string) => !text.includes(':') && !text.startsWith('//');
