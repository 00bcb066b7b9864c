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
  /** It has only been announced, and has no link yet. */
  soon: boolean;
}

const Body = ({ module, hue, soon }: Props) => (
  <>
    <ModuleIcon name={module.name} iconUrl={module.iconUrl} hue={hue} size={40} />
    <span className={styles.words}>
      <span className={styles.name}>
        <span dir="auto">{module.name}</span>
        {hasPriority(module.priority) && <Badge tone="accent">Priority</Badge>}
      </span>
      <span className={styles.tagline} dir="auto">
        {module.tagline}
      </span>
    </span>
    <span className={styles.side}>
      <span className={styles.rating}>
        <span aria-hidden>★</span> {CARD_RATING}
      </span>
      {soon ? <Badge>Coming Soon</Badge> : <span className={styles.more}>Know More</span>}
    </span>
  </>
);

export const ModuleRow = (props: Props) => (
  <li>
    {props.soon ? (
      <span className={styles.row} data-soon>
        <Body {...props} />
      </span>
    ) : (
      <Link to={modulePage(props.module.id)} className={styles.row}>
        <Body {...props} />
      </Link>
    )}
  </li>
);
