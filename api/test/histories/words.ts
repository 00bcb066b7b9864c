/** Amounts, numbers and days as documents write them. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Such as 29 Feb 2028. */
export const dayText = (day: string): string => {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
};

/** Groups the last three digits, and pairs before them: 1,23,45,678. */
const grouped = (digits: string): string => {
  const [head, tail] = [digits.slice(0, -3), digits.slice(-3)];
  const pairs = head.length % 2 ? `0${head}` : head;
  return [...(pairs.match(/../g) ?? []), tail].join(',').replace(/^0(?=.)/, '');
};

/** Such as ₹1,23,456.00. */
export const money = (amount: bigint): string =>
  `₹${amount < 100n ? '0' : grouped(String(amount / 100n))}.${String(amount % 100n).padStart(2, '0')}`;

const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const large = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function inWords(number: number): string {
  for (const [size, name] of large)
    if (number >= size) {
      const rest = number % size;
      return `${inWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
    }
  if (number < 20) return small[number] ?? '';
  return `${tens[Math.floor(number / 10)]}${number % 10 > 0 ? ` ${small[number % 10]}` : ''}`;
}

const unit = (number: number, one: string, more: string) => `${inWords(number)} ${number === 1 ? one : more}`;

/** Such as Five Hundred Rupees And Forty Paise Only. */
export const amountInWords = (amount: bigint): string => {
  const [rupees, paise] = [Number(amount / 100n), Number(amount % 100n)];
  return `${unit(rupees, 'Rupee', 'Rupees')}${paise > 0 ? ` And ${unit(paise, 'Paisa', 'Paise')}` : ''} Only`;
};
