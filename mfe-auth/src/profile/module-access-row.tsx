import type { UserModule } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { ModuleIcon } from '@marketplace/shared/ui';
import { AccessBadge } from './access-badge.tsx';
import styles from './module-access-row.module.css';

const SECTIONS_SHOWN = 3;

const sectionsText = (sections: UserModule['sections']) => {
  const names = sections.slice(0, SECTIONS_SHOWN).map(({ sectionName }) => sectionName);
  const more = sections.length - names.length;
  return [names.join(', '), more > 0 && `and ${more} more`].filter(Boolean).join(' ');
};

export const ModuleAccessRow = ({ module }: { module: UserModule }) => {
  const { id, moduleName, moduleAccess, suspended, sections, iconUrl = null, hue } = module;
  return (
    <li className={styles.row}>
      <ModuleIcon name={moduleName} iconUrl={iconUrl} size={40} {...(typeof hue === 'number' && { hue })} />
      <span className={styles.texts}>
        <Link to={modulePage(id)} className={styles.name}>
          {moduleName}
        </Link>
        <span className={styles.sections}>{sectionsText(sections) || 'No sections'}</span>
      </span>
      <AccessBadge access={moduleAccess} suspended={suspended} />
    </li>
  );
};
