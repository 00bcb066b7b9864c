import { checkAmount, checkLineId, checkNewItem, checkSelection } from './checks.ts';

const item = { itemId: 'attendance', itemType: 'module', name: 'Attendance' };

it.each(['itemId', 'itemType', 'name'])('refuses to add without %s [VALID-01]', (field) => {
  expect(checkNewItem({ ...item, [field]: '' })).toBe('Invalid item data');
  expect(checkNewItem({ ...item, [field]: undefined })).toBe('Invalid item data');
  expect(checkNewItem(item)).toBeNull();
});

it.each([0, -1, 1.5, Number.NaN])('refuses %p users [VALID-02]', (noOfUsers) => {
  expect(checkAmount({ noOfUsers, noOfDays: 1 })).toBe('Invalid number of users');
});

it.each([0, -1, 1.5, Number.NaN])('refuses %p days [VALID-03]', (noOfDays) => {
  expect(checkAmount({ noOfUsers: 1, noOfDays })).toBe('Invalid number of days');
});

it('accepts one user for one day', () => {
  expect(checkAmount({ noOfUsers: 1, noOfDays: 1 })).toBeNull();
});

it.each([undefined, null, '', ' '])('refuses to remove %p [VALID-04]', (id) => {
  expect(checkLineId(id, 'remove')).toBe('Cannot remove item: Invalid item ID');
});

it.each([undefined, null, '', ' '])('refuses to update %p [VALID-05]', (id) => {
  expect(checkLineId(id, 'update')).toBe('Cannot update item: Invalid item ID');
});

it('refuses to remove a selection that is not an array [VALID-06]', () => {
  expect(checkSelection('line-1')).toBe('selectedItems must be an array');
});

it('refuses to remove an empty selection [VALID-07]', () => {
  expect(checkSelection([])).toBe('No items to remove');
});

it('refuses to remove a selection without a valid id [VALID-08]', () => {
  expect(checkSelection([undefined, '', null])).toBe('No valid cart item IDs found');
  expect(checkSelection(['', 'line-1'])).toBeNull();
});
