/** The address of a page of the storefront, for a link in an email. */
export function pageUrl(publicUrl: string, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}/marketplace${path}${search && `?${search}`}`;
}
