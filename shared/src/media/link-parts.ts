/** Parameters that mark a signed link. */
const signs = /^(signature|sig|token|expires|expiry|exp|se|(x-(amz|goog|oss)-)(signature|expires))$/i;
/** Other parameters that change with the signature. */
const belongs = /^(x-(amz|goog|oss)-.+|st|ske|skt|key-pair-id|policy|awsaccesskeyid|ossaccesskeyid|googleaccessid)$/i;

/** Only for parsing: addresses may be relative to the page, which is unknown on a server. */
const BASE = 'https://page.invalid';

/** What a signed link refers to: origin, path and parameters outside of the signature. Undefined for an unsigned link. */
export const signedResource = (url: string): string | undefined => {
  if (!url.includes('?') || !URL.canParse(url, BASE)) return undefined;
  const { origin, pathname, searchParams } = new URL(url, BASE);
  const names = [...searchParams.keys()];
  if (!names.some((name) => signs.test(name))) return undefined;
  for (const name of names) if (signs.test(name) || belongs.test(name)) searchParams.delete(name);
  return `${origin}${pathname}?${searchParams}`;
};

/** 20260102T030405Z, the format of cloud stores. */
const compactDate = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

const momentOf = (text: string): number => {
  // Seconds since 1970, or milliseconds if the number is too large for that.
  if (/^\d+$/.test(text)) return Number(text) * (text.length > 11 ? 1 : 1_000);
  return Date.parse(text.replace(compactDate, '$1-$2-$3T$4:$5:$6Z'));
};

/** When a signed link expires, in milliseconds since 1970; never, if it does not say. */
export const linkEnd = (url: string): number => {
  const values = [...new URL(url, BASE).searchParams].map(([name, value]) => [name.toLowerCase(), value] as const);
  const value = (pattern: RegExp) => values.find(([name]) => pattern.test(name))?.[1];
  const from = value(/^x-(amz|goog|oss)-date$/);
  const life = value(/^x-(amz|goog|oss)-expires$/);
  if (from && life) return momentOf(from) + Number(life) * 1_000 || Infinity;
  const end = value(/^(expires|expiry|exp|se)$/);
  return (end && momentOf(end)) || Infinity;
};
