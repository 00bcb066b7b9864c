import { useRuntimeConfig } from '@marketplace/shared/config';
import type { ReleasedPage } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { useLocation, useParams } from '@marketplace/shared/router';
import { useEffect, useState } from 'react';
import { applyHead } from './apply-head.ts';
import { describePage, subjectPath, type HeadContent } from './describe-page.ts';
import { addressValues, fillPath, withoutOptions } from './fill-path.ts';

/** The document's title and tags, until another page sets them. */
export const PageHead = (content: HeadContent) => {
  const { brand } = useRuntimeConfig();
  const { title, description, canonical, image } = content;
  useEffect(
    () => applyHead({ title, description, canonical, image }, brand),
    [title, description, canonical, image, brand],
  );
  return null;
};

const asItIs = (answer: unknown) => answer;

/** The last answer about a subject: while another view of it loads, it keeps its title. */
const useLastOf = (subject: string | undefined, data: unknown) => {
  const [last, setLast] = useState({ subject, data });
  if (data !== undefined && (last.data !== data || last.subject !== subject)) setLast({ subject, data });
  return data ?? (last.subject === subject ? last.data : undefined);
};

/** The head of a remote's page; describes the page's subject once its data has loaded. */
export const RemotePageHead = ({ page }: { page: ReleasedPage }) => {
  const { pathname: path, search } = useLocation();
  const params = useParams();
  const address = { path, query: new URLSearchParams(search), params };
  const { data } = useResource(subjectPath(page, address) ?? null, { parse: asItIs });
  const subject = page.about && fillPath(withoutOptions(page.about.from), addressValues(address.query, params));
  return <PageHead {...describePage(page, address, useLastOf(subject, data))} />;
};
