import { parseConfig } from './config.ts';

const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const parse = (INBOUND_MAIL_ADDRESS?: string, INBOUND_MAIL_SECRET?: string) => {
  const { config, invalid } = parseConfig({ NODE_ENV: 'test', INBOUND_MAIL_ADDRESS, INBOUND_MAIL_SECRET });
  return { inboundMail: config.inboundMail, invalid };
};

it('mail is not received without the settings', () => {
  expect(parse()).toEqual({ inboundMail: undefined, invalid: [] });
});

it('several secrets are accepted, and the address becomes lowercase', () => {
  const secrets = [Buffer.alloc(24, 1), Buffer.alloc(24, 1)];
  expect(parse('Reply@Market.Example', `${secret}, ${secret}`)).toEqual({
    inboundMail: { address: 'reply@market.example', secrets },
    invalid: [],
  });
});

it.each([
  ['an address alone', 'reply@market.example', undefined, /must be set together/],
  ['a secret alone', undefined, secret, /must be set together/],
  ['no address', 'reply', secret, /must be like reply@market\.example/],
  ['an address with a tag', 'reply+a@market.example', secret, /must be like/],
  ['a name that leaves no room for a tag', `${'a'.repeat(17)}@market.example`, secret, /at most 16 characters/],
  ['a short secret', 'reply@market.example', 'whsec_c2hvcnQ=', /24 or more bytes/],
  ['a secret of another kind', 'reply@market.example', 'secret', /24 or more bytes/],
  ['one bad secret of two', 'reply@market.example', `${secret},secret`, /24 or more bytes/],
])('%s is refused', (_what, address, given, sentence) => {
  expect(parse(address, given)).toEqual({ inboundMail: undefined, invalid: [expect.stringMatching(sentence)] });
});
