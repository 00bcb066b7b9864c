import { isWebUrl } from '../../import/url-problems.ts';
import type { FieldError } from '../../../http/index.ts';

const isOwnPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text);
const hasOddLetters = (text: string) => /[\s\p{C}]/u.test(text);

type Address = [field: string, url: string | null | undefined];

/** Links and pictures lead to pages: anything but http and https would run or open something in the reader's browser. */
export const addressProblems = (addresses: Address[]): FieldError[] =>
  addresses.flatMap(([field, url]) =>
    url === null || url === undefined || (isWebUrl(url) && !hasOddLetters(url)) || isOwnPath(url)
      ? []
      : [{ field, message: 'Enter an address that starts with https:// or http://, or a path on this site.' }],
  );

/** For places where a path of this site would mean nothing. */
export const webAddressProblems = (addresses: Address[]): FieldError[] =>
  addresses.flatMap(([field, url]) =>
    url === null || url === undefined || (isWebUrl(url) && !hasOddLetters(url))
      ? []
      : [{ field, message: 'Enter an address that starts with https:// or http://.' }],
  );
