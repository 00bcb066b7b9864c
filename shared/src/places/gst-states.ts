/** India's goods and services tax, which is split by state. */
export const isGst = (taxName: string): boolean => taxName.trim().toUpperCase() === 'GST';

/** States and union territories of India by the first two digits of their GSTINs. */
export const gstStates: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** By name, for a select. */
export const indianStates = Object.values(gstStates).sort();

const gstin = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A GSTIN for comparison: without spaces, in capitals. */
const normalised = (taxId: string | undefined) => (taxId ?? '').replace(/\s+/g, '').toUpperCase();

export const isGstin = (taxId: string) => stateOfGstin(taxId) !== undefined;

export function stateOfGstin(taxId: string | undefined): string | undefined {
  const code = gstin.exec(normalised(taxId))?.[1];
  return code !== undefined && code in gstStates ? code : undefined;
}

const words = (name: string) =>
  ` ${name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;

/** The code of the state named in a text such as "Karnataka, India". */
export function stateNamedIn(text: string): string | undefined {
  const found = Object.entries(gstStates).filter(([, name]) => words(text).includes(words(name)));
  // The longest match, as one name may contain another.
  return found.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
