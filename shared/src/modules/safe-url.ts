/** A URL that came with data, when it is one that a browser may navigate to: http, https or a path of this site. */
export const safeUrl = (url: string | null | undefined): string | null => {
  if (!url?.trim()) return null;
  try {
    const { protocol } = new URL(url, 'https://same.site');
    return protocol === 'https:' || protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
};
