import { AnyFields, CartItem, Currency } from '@marketplace/shared/contracts';
import { listReaderOf, tryRead } from '@marketplace/shared/data';
import { safeUrl } from '@marketplace/shared/modules';
import type { CartLine } from './cart-line.ts';
import { defaultProductImage } from './default-product-image.ts';

/** What the cart response holds, whatever its shape. */
export interface CartContent {
  lines: CartLine[];
  currency: string;
}

const readItems = listReaderOf(CartItem);

/** Minor units from the price in major units, without the error of binary fractions: 19.99 is 1999. */
const minorOf = (price: number) => Number((Math.max(0, price) * 100).toFixed(6));

const lineOf = ({
  cartItemId,
  itemId,
  itemType,
  name,
  description,
  iconUrl,
  price,
  trialDays,
  subscriptions,
  ...amount
}: CartItem): CartLine => ({
  ...{ cartItemId, itemId, itemType, name, description },
  iconUrl: safeUrl(iconUrl ?? '') ?? defaultProductImage,
  unitPrice: minorOf(price),
  noOfUsers: amount.noOfUsers,
  noOfDays: amount.noOfDays,
  ...(trialDays !== undefined && { trialDays }),
  ...(subscriptions && { owned: subscriptions }),
});

const currencyOf = (answer: unknown): string | undefined => {
  const fields = tryRead(AnyFields, answer);
  return fields && (tryRead(Currency, fields.currency) ?? currencyOf(fields.data));
};

/** The cart in a response: a list, or one wrapped in `items`, `data` or `content`. Lines without an id are left out. */
export const readCart = (answer: unknown): CartContent => ({
  lines: readItems(answer).map(lineOf),
  currency: currencyOf(answer) ?? 'INR',
});
