import { Dashboard, Module, PricingTier, type TSchema } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/reading';
import { sampleAnswer } from './sample-answer.ts';

it.each(Object.entries({ Module, PricingTier, Dashboard }))('fits the contract of a %s', (_name, contract: TSchema) => {
  const sample = sampleAnswer(contract);
  expect(tryRead(contract, sample)).toEqual(sample);
});

it('has text, dates and the least numbers that are allowed', () => {
  expect(sampleAnswer(Module)).toMatchObject({ id: 'x', releasedAt: '2026-01-01T00:00:00.000Z', pricingTiers: [] });
  expect(sampleAnswer(PricingTier)).toMatchObject({ minUsers: 1, currency: 'xxx', model: 'volume' });
});
