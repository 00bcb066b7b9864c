import isPostalCode from 'validator/lib/isPostalCode.js';
import type { PostalAddress } from '../contracts/index.ts';
import { countryName, isCountry } from './countries.ts';
import { gstStates, indianStates, stateOfGstin } from './gst-states.ts';

/** Whether a country's postal codes look like this; true for countries whose codes are unknown. */
function fits(code: string, country: string): boolean {
  try {
    return isPostalCode(country === 'IN' ? code.replace(/\s/g, '') : code.trim(), country as 'IN');
  } catch {
    return true;
  }
}

type Checked = Pick<PostalAddress, 'country' | 'state' | 'postalCode'>;

/** What is wrong with a complete address, by field: no such country, no such state of India, no such postal code. */
export function addressProblems({ country, state, postalCode }: Checked): Partial<Checked> {
  if (!isCountry(country)) return { country: 'Choose a country from the list.' };
  return {
    ...(country === 'IN' && !indianStates.includes(state) && { state: 'Choose an Indian state from the list.' }),
    ...(!fits(postalCode, country) && {
      postalCode: `Enter a valid postal code (${countryName(country)})${country === 'IN' ? ', such as 560001' : ''}.`,
    }),
  };
}

/** What is wrong with the tax id of a buyer whose seller charges GST; undefined if it is valid or empty. */
export function gstinProblem(
  taxId: string,
  { country, state }: Pick<Checked, 'country' | 'state'>,
): string | undefined {
  if (country !== 'IN' || taxId.trim() === '') return undefined;
  const code = stateOfGstin(taxId);
  if (code === undefined) return 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5. Correct it, or leave it blank.';
  if (!indianStates.includes(state) || gstStates[code] === state) return undefined;
  return `This GSTIN is for ${gstStates[code]}, but the address is in ${state}. Correct one of them.`;
}
