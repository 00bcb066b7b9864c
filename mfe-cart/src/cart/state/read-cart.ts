import { listOf } from '@marketplace/shared/data';
import { safeUrl } from '@marketplace/shared/modules';
import type { CartLine } from './cart-line.ts';
import { defaultProductImage } from './default-product-image.ts';

type Fields = Record<string, unknown>;

/** What the cart's answer holds, whatever its shape. */
export interface CartContent {
  lines: CartLine[];
  currency: string;
}

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
const firstText = (...values: unknown[]) => values.map(text).find((value) => value !== '') ?? '';
const firstUrl = (...values: unknown[]) => values.map((value) => safeUrl(text(value))).find((url) => url !== null);

const count = (value: unknown) => {
  const number = Math.floor(Number(value));
  return Number.isFinite(number) && number >= 1 ? number : 1;
};

/** Minor units from the price in major units, without the error of binary fractions: 19.99 is 1999. */
const minorOf = (price: unknown) => {
  const minor = Number((Number(price) * 100).toFixed(6));
  return Number.isFinite(minor) && minor > 0 ? minor : 0;
};

const readLine = (value: unknown): CartLine[] => {
  const item = fields(value);
  const cartItemId = firstText(item.cartItemId, item.id, item._id);
  if (!cartItemId) return [];
  return [
    {
      cartItemId,
      itemId: text(item.itemId),
      itemType: text(item.itemType),
      name: text(item.name),
      description: firstText(item.description, item.longDescription),
      iconUrl: firstUrl(item.iconUrl, item.icon, item.imgUrl) ?? defaultProductImage,
      unitPrice: minorOf(item.price),
      noOfUsers: count(item.noOfUsers),
      noOfDays: count(item.noOfDays),
    },
  ];
};

const currencyOf = (answer: unknown): string => {
  const { currency, data } = fields(answer);
  return text(currency) || (data ? currencyOf(data) : '');
};

/** The cart in an answer: a list, or a list wrapped in `items`, `data` or `content`. Lines without an id are left out. */
export const readCart = (answer: unknown): CartContent => ({
  lines: listOf(answer).flatMap(readLine),
  currency: currencyOf(answer) || 'INR',
});
