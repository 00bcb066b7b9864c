import type { CategoryModule } from '@marketplace/shared/contracts';
import { moduleDestination } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import styles from './mega-menu.module.css';

interface Props {
  module: CategoryModule;
  onLeave: () => void;
}

/** A module's name; its link depends on whether the user is signed in. */
export const MenuModule = ({ module, onLeave }: Props) => {
  const destination = moduleDestination(module, useUser());
  if ('to' in destination)
    return (
      <Link to={destination.to} dir="auto" className={styles.module} onClick={onLeave}>
        {module.name}
      </Link>
    );
  return (
    <a href={destination.newTab} target="_blank" rel="noopener" dir="auto" className={styles.module} onClick={onLeave}>
      {module.name}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
};
