import { accessLook } from '@marketplace/shared/contracts';
import { Entrance } from '@marketplace/shared/motion';
import { useOpenModule, type EnhancedModule } from '@marketplace/shared/modules';
import { Badge, Button, ModuleIcon } from '@marketplace/shared/ui';
import { ArrowUpRight } from 'lucide-react';
import styles from './my-modules.module.css';

export const SECTIONS_NAMED = 3;

interface Props {
  module: EnhancedModule;
  /** Delay of the card's entrance, in milliseconds. */
  delay: number;
  onClose: () => void;
}

const Sections = ({ sections }: Pick<EnhancedModule, 'sections'>) => {
  const hidden = sections.length - SECTIONS_NAMED;
  return (
    <ul className={styles.sections}>
      {sections.slice(0, SECTIONS_NAMED).map(({ sectionId, sectionName }) => (
        <li key={sectionId}>{sectionName}</li>
      ))}
      {hidden > 0 && <li>{`+${hidden} more sections`}</li>}
    </ul>
  );
};

export const MyModuleCard = ({ module, delay, onClose }: Props) => {
  const { open, details } = useOpenModule();
  const { tone, label } = accessLook(module.moduleAccess);
  const showDetails = () => {
    onClose();
    details(module.id);
  };
  return (
    <Entrance as="li" delay={delay} className={styles.card}>
      <div className={styles.top}>
        <ModuleIcon
          name={module.name}
          iconUrl={module.iconUrl}
          size={40}
          {...(module.hue !== undefined && { hue: module.hue })}
        />
        <Badge tone={tone}>{label}</Badge>
      </div>
      <h3>{module.name}</h3>
      <p className={styles.facts}>
        <span>{label}</span>
        <span>{`${module.sections.length} sections`}</span>
        <span className={styles.ready}>Ready to use</span>
      </p>
      <Sections sections={module.sections} />
      <div className={styles.actions}>
        <Button kind="primary" size="small" onClick={() => open(module)}>
          Access <ArrowUpRight size={15} aria-hidden />
        </Button>
        <Button size="small" onClick={showDetails} aria-label={`Details of ${module.name}`}>
          Details
        </Button>
      </div>
    </Entrance>
  );
};
