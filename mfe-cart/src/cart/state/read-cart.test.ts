import { aCartItem } from '../../testing/a-cart-item.ts';
import { defaultProductImage } from './default-product-image.ts';
import { readCart } from './read-cart.ts';

const firstOf = (item: Record<string, unknown>) => readCart([item]).lines[0];

it.each([
  ['a list', [aCartItem()]],
  ['items', { items: [aCartItem()] }],
  ['data', { data: [aCartItem()] }],
  ['items within data', { data: { items: [aCartItem()] } }],
])('reads the cart from %s', (_shape, answer) => {
  expect(readCart(answer).lines.map(({ name }) => name)).toEqual(['Attendance']);
});

it.each([undefined, null, 'nonsense', 7, {}, { items: null }, [null, 3, 'x', {}]])('finds no lines in %p', (answer) => {
  expect(readCart(answer).lines).toEqual([]);
});

it('takes the id from cartItemId, else id, else _id [ENTITY-19]', () => {
  expect(firstOf({ cartItemId: 'a', id: 'b', _id: 'c' })?.cartItemId).toBe('a');
  expect(firstOf({ id: 'b', _id: 'c' })?.cartItemId).toBe('b');
  expect(firstOf({ _id: 7 })?.cartItemId).toBe('7');
});

it('carries item, type, name and price [ENTITY-20]', () => {
  expect(firstOf(aCartItem({ price: 19.99 }))).toMatchObject({
    itemId: 'attendance',
    itemType: 'module',
    name: 'Attendance',
    unitPrice: 1999,
  });
});

it.each([undefined, null, 0, -2, 'many'])('counts %p users and days as 1 [ENTITY-21]', (given) => {
  expect(firstOf(aCartItem({ noOfUsers: given, noOfDays: given }))).toMatchObject({ noOfUsers: 1, noOfDays: 1 });
});

it('takes the picture from iconUrl, else icon, else imgUrl, else the default product image [ENTITY-22, CONST-29]', () => {
  const pictures = { iconUrl: '/a.svg', icon: '/b.svg', imgUrl: '/c.svg' };
  expect(firstOf(aCartItem(pictures))?.iconUrl).toBe('/a.svg');
  expect(firstOf(aCartItem({ ...pictures, iconUrl: null }))?.iconUrl).toBe('/b.svg');
  expect(firstOf(aCartItem({ ...pictures, iconUrl: '', icon: undefined }))?.iconUrl).toBe('/c.svg');
  expect(firstOf(aCartItem())?.iconUrl).toBe(defaultProductImage);
});

it('never takes a script for a picture', () => {
  expect(firstOf(aCartItem({ iconUrl: 'javascript:alert(1)' }))?.iconUrl).toBe(defaultProductImage);
});

it('takes the description, else the long one [ENTITY-23]', () => {
  expect(firstOf(aCartItem({ description: 'Short', longDescription: 'Long' }))?.description).toBe('Short');
  expect(firstOf(aCartItem({ description: '', longDescription: 'Long' }))?.description).toBe('Long');
});
