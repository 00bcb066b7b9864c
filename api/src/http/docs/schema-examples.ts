import type { JsonObject } from './plain-schema.ts';

/** Examples of contracts in the API reference, by name. A test checks them against the contracts. */
export const schemaExamples: Record<string, JsonObject> = {
  ErrorBody: {
    error: 'Bad Request',
    message: 'noOfUsers must be at least 1.',
    code: 'invalid_request',
    requestId: '0b6f6e0e-5d0c-4a3e-9d0e-3f0f8f1d2c11',
    errors: [{ field: 'noOfUsers', message: 'noOfUsers must be at least 1.' }],
  },
  AddToCartBody: { itemId: 'mod-1', itemType: 'module', name: 'Payroll', noOfUsers: 5, noOfDays: 30 },
  CartItem: {
    ...{ cartItemId: 'line-1', itemId: 'mod-1', itemType: 'module', name: 'Payroll', description: 'Pays people.' },
    ...{ iconUrl: null, price: 2.5, unitPrice: 250, noOfUsers: 5, noOfDays: 30, lineTotal: 37_500 },
  },
  Acknowledgement: { success: true, message: 'Done.' },
};
