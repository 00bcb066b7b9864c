import { useMemo } from 'react';
import { dataScript } from '../../trusted-html/trusted-html.ts';

interface Props {
  /** A schema.org object, without its context. */
  data: { '@type': string } & Record<string, unknown>;
}

/**
 * Describes the page to search engines. It shows nothing and runs nothing. React itself creates script elements in a
 * way that Trusted Types refuse.
 */
export const StructuredData = ({ data }: Props) => {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const html = useMemo(() => ({ __html: dataScript('application/ld+json', json) }), [json]);
  return <span hidden dangerouslySetInnerHTML={html} />;
};
