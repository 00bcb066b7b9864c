import type { Site } from '@marketplace/shared/contracts';
import { useState } from 'react';
import { SiteDialog } from './site-dialog.tsx';

/** In the URL for a new site. */
export const NEW = 'new';

interface Props {
  /** Id of the site whose form is open. */
  edit: string;
  sites: Site[];
  onSaved: (site: Site) => void;
  onClose: () => void;
}

/** The site form that the URL opens, if the site exists. Keeps the site as it was when opened. */
export const EditedSite = ({ edit, sites, onSaved, onClose }: Props) => {
  const [opened, setOpened] = useState<{ edit: string; site?: Site | undefined }>({ edit: '' });
  if (edit !== opened.edit) setOpened({ edit, site: sites.find(({ id }) => id === edit) });
  if (opened.edit !== NEW && !opened.site) return null;
  return <SiteDialog key={opened.edit} site={opened.site} onSaved={onSaved} onClose={onClose} />;
};
