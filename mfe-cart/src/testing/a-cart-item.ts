/** A cart item as the API returns it. */
export const aCartItem = (fields: Record<string, unknown> = {}) => ({
  cartItemId: 'line-1',
  itemId: 'attendance',
  itemType: 'module',
  name: 'Attendance',
  description: 'Clock in from anywhere',
  iconUrl: null,
  price: 12,
  unitPrice: 1200,
  noOfUsers: 10,
  noOfDays: 30,
  ...fields,
});
