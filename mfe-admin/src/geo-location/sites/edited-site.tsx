import type { Site } from '@marketplace/shared/contracts';
import { useState } from 'react';
import { SiteDialog } from './site-dialog.tsx';

/** Stands in the address for a site that is not there yet. */
export const NEW = 'new';

interface Props {
  /** Whose form the address asks for. */
  edit: string;
  sites: Site[];
  onSaved: (site: Site) => void;
  onClose: () => void;
}

/** The form that the address asks for, if there is such a site. It goes on with what it began with. */
export const EditedSite = ({ edit, sites, onSaved, onClose }: Props) => {
  const [opened, setOpened] = useState<{ edit: string; site?: Site | undefined }>({ edit: '' });
  if (edit !== opened.edit) setOpened({ edit, site: sites.find(({ id }) => id === edit) });
  if (opened.edit !== NEW && !opened.site) return null;
  return <SiteDialog key={opened.edit} site={opened.site} onSaved={onSaved} onClose={onClose} />;
};
