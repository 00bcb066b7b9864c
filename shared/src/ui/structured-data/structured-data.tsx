interface Props {
  /** As schema.org describes it, without its context. */
  data: { '@type': string } & Record<string, unknown>;
}

/** Nothing in it may end the element that it stands in. */
const jsonOf = (data: Props['data']) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');

/** Tells search engines what the page is about. It shows nothing and runs nothing. */
export const StructuredData = ({ data }: Props) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(data) }} />
);
