import type { EnhancedModule } from '@marketplace/shared/modules';
import { LinkButton } from '@marketplace/shared/ui';
import { staggerDelay } from '../stagger.ts';
import { Totals } from '../totals/totals.tsx';
import { moduleTotals } from './module-totals.ts';
import { MyModuleCard } from './my-module-card.tsx';
import styles from './my-modules.module.css';

/** Stagger between cards, in milliseconds. */
export const CARD_STAGGER = 50;

interface Props {
  modules: EnhancedModule[];
  onClose: () => void;
}

const Banner = ({
  title,
  text,
  action,
  onClose,
}: {
  title: string;
  text: string;
  action: string;
  onClose: () => void;
}) => (
  <section className={styles.banner}>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <LinkButton to="/" onClick={onClose}>
      {action}
    </LinkButton>
  </section>
);

export const MyModulesPanel = ({ modules, onClose }: Props) => (
  <>
    <Totals tiles={moduleTotals(modules)} />
    <Banner
      title="Quick Access"
      text="Everything you can open, one click away."
      action="Browse More"
      onClose={onClose}
    />
    <ul className={styles.grid}>
      {modules.map((module, index) => (
        <MyModuleCard key={module.id} module={module} delay={staggerDelay(index, CARD_STAGGER)} onClose={onClose} />
      ))}
    </ul>
    <Banner
      title="Discover More Modules"
      text="See what else works with the modules you have."
      action="Browse Marketplace"
      onClose={onClose}
    />
  </>
);
