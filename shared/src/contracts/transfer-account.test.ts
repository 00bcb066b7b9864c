import { accountProblems, tidyAccount, transferLines, upiLink } from './transfer-account.ts';

const none = { accountHolder: '', accountNumber: '', ifsc: '', iban: '', bic: '', upiId: '' };

it('reads an account as people write it', () => {
  expect(
    tidyAccount({
      ...{ accountHolder: ' TEX Systems ', accountNumber: '0000 1234-5678', ifsc: 'exmp0000001' },
      ...{ iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff', upiId: ' tex@bank ' },
    }),
  ).toEqual({
    ...{ accountHolder: 'TEX Systems', accountNumber: '000012345678', ifsc: 'EXMP0000001' },
    ...{ iban: 'DE89370400440532013000', bic: 'COBADEFF', upiId: 'tex@bank' },
  });
});

it.each([
  [{ accountNumber: '000012345678' }, { ifsc: expect.stringContaining('IFSC') }],
  [{ accountNumber: '000012345678', ifsc: 'EXMP0000001' }, {}],
  [{ accountNumber: '000012345678', bic: 'COBADEFF' }, {}],
  [{ iban: 'DE89370400440532013000' }, {}],
  [{ iban: 'GB29NWBK60161331926819' }, {}],
  [{ iban: 'DE89370400440532013001' }, { iban: 'This IBAN has a typo.' }],
  [{ upiId: 'tex@bank' }, {}],
  [{}, {}],
])('finds what is wrong with %j', (account, problems) => {
  expect(accountProblems({ ...none, ...account })).toEqual(problems);
});

it('lists the account with further lines, and names the company if no holder is given', () => {
  const account = { ...none, accountNumber: '000012345678', ifsc: 'EXMP0000001', upiId: 'tex@bank' };
  expect(transferLines({ ...account, legalName: 'TEX Systems', bankDetails: ['Example Bank'] })).toEqual([
    'TEX Systems',
    'Account 000012345678',
    'IFSC EXMP0000001',
    'UPI tex@bank',
    'Example Bank',
  ]);
  expect(transferLines({ ...none, iban: 'DE89370400440532013000', accountHolder: 'TEX', legalName: 'X' })).toEqual([
    'TEX',
    'IBAN DE89 3704 0044 0532 0130 00',
  ]);
});

it('has only the lines if nothing else was entered, and nothing without them', () => {
  expect(transferLines({ legalName: 'TEX', bankDetails: ['IBAN DE00'] })).toEqual(['IBAN DE00']);
  expect(transferLines({ ...none, legalName: 'TEX', ifsc: 'EXMP0000001' })).toEqual([]);
});

it('writes a UPI payment in rupees', () => {
  const payment = { payee: 'TEX & Sons', upiId: 'tex@bank', amount: 424_805, reference: 'TEX-2026-000042' };
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=tex%40bank&pn=TEX%20%26%20Sons&am=4248.05&cu=INR&tr=TEX-2026-000042&tn=TEX-2026-000042',
  );
});
