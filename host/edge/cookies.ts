/** The cookies of a request by name. */
export const readCookies = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
    }),
  );
