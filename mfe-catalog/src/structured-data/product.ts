import type { Module, PricingTier, Review } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import type { SiteHref } from './use-site-href.ts';

/** In major units, with a decimal point. */
const priceOf = ({ unitPrice }: PricingTier) => (unitPrice / 100).toFixed(2);

const offerOf = (tier: PricingTier, availability: string, url: string) => ({
  '@type': 'Offer',
  name: tier.name,
  price: priceOf(tier),
  priceCurrency: tier.currency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: priceOf(tier),
    priceCurrency: tier.currency,
    unitText: 'user and day',
  },
  ...(tier.validTo && { priceValidUntil: tier.validTo }),
  availability: `https://schema.org/${availability}`,
  url,
});

const ratingOf = ({ rating, reviewCount = 0 }: Module) =>
  reviewCount > 0 &&
  rating !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } };

const reviewOf = ({ stars, title, text, author, createdAt }: Review) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: stars },
  author: { '@type': 'Person', name: author },
  datePublished: createdAt.slice(0, 10),
  ...(title && { name: title }),
  reviewBody: text,
});

/**
 * A module as a product with an offer for each price; of this brand unless it names a publisher. It has a rating only if
 * people have reviewed it.
 */
export const product = (module: Module, reviews: Review[], brand: string, href: SiteHref) => {
  const { id, name, category, description, tagline, iconUrl, screenshots, pricingTiers, comingSoon } = module;
  const url = href(modulePage(id));
  const images = [...screenshots.map((shot) => shot.url), ...(iconUrl ? [iconUrl] : [])];
  return {
    '@type': 'Product',
    name,
    description: description || tagline,
    sku: id,
    category,
    brand: { '@type': 'Brand', name: module.publisher ?? brand },
    ...(images.length > 0 && { image: images }),
    url,
    ...ratingOf(module),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
    ...(pricingTiers.length > 0 && {
      offers: pricingTiers.map((tier) => offerOf(tier, comingSoon ? 'PreOrder' : 'InStock', url)),
    }),
  };
};
