interface Props {
  /** A schema.org object, without its context. */
  data: { '@type': string } & Record<string, unknown>;
}

/** JSON that can't close its script element. */
const jsonOf = (data: Props['data']) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');

/** Describes the page to search engines. It shows nothing and runs nothing. */
export const StructuredData = ({ data }: Props) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(data) }} />
);
