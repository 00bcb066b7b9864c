/** A URL from data if it is safe to navigate to: http, https or a path of this site. */
export const safeUrl = (url: string | null | undefined): string | null => {
  if (!url?.trim()) return null;
  try {
    const { protocol } = new URL(url, 'https://same.site');
    return protocol === 'https:' || protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
};
