import type { ModuleCard } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { Badge, ModuleIcon } from '@marketplace/shared/ui';
import { CARD_RATING } from '../module-card/module-card.tsx';
import { hasPriority } from '../module-card/priority.ts';
import styles from './directory.module.css';

interface Props {
  module: ModuleCard;
  hue: number;
}

const Body = ({ module, hue }: Props) => (
  <>
    <ModuleIcon name={module.name} iconUrl={module.iconUrl} hue={hue} size={40} />
    <span className={styles.words}>
      <span className={styles.name}>
        {module.name}
        {hasPriority(module.priority) && <Badge tone="accent">Priority</Badge>}
      </span>
      <span className={styles.tagline}>{module.tagline}</span>
    </span>
    <span className={styles.side}>
      <span className={styles.rating}>
        <span aria-hidden>★</span> {CARD_RATING}
      </span>
      {module.comingSoon ? <Badge>Coming Soon</Badge> : <span className={styles.more}>Know More</span>}
    </span>
  </>
);

export const ModuleRow = ({ module, hue }: Props) => (
  <li>
    {module.comingSoon ? (
      <span className={styles.row} data-soon>
        <Body module={module} hue={hue} />
      </span>
    ) : (
      <Link to={modulePage(module.id)} className={styles.row}>
        <Body module={module} hue={hue} />
      </Link>
    )}
  </li>
);
