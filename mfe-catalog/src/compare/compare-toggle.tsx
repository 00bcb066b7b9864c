import { MOST_COMPARED, type ModuleName } from '@marketplace/shared/contracts';
import { notify } from '@marketplace/shared/toast';
import { Button, IconButton } from '@marketplace/shared/ui';
import { Check, Columns2 } from 'lucide-react';
import { chooseModules, useChosenModules } from './chosen-modules.ts';
import styles from './choice.module.css';

interface Props {
  module: ModuleName;
  /** On a module's card: only an icon, named after the module. */
  onCard?: boolean;
}

/** Adds a module to the comparison, or removes it. */
export const CompareToggle = ({ module: { id, name }, onCard = false }: Props) => {
  const chosen = useChosenModules();
  const isChosen = chosen.some((one) => one.id === id);
  const toggle = () => {
    if (isChosen) chooseModules(chosen.filter((one) => one.id !== id));
    else if (chosen.length < MOST_COMPARED) chooseModules([...chosen, { id, name }]);
    else notify.info(`You can compare up to ${MOST_COMPARED} modules. Remove one first.`);
  };
  const Icon = isChosen ? Check : Columns2;
  const icon = <Icon size={16} strokeWidth={1.75} aria-hidden />;
  const props = { 'aria-pressed': isChosen, onClick: toggle };
  return onCard ? (
    <IconButton label={`Compare ${name}`} className={styles.onCard} {...props}>
      {icon}
    </IconButton>
  ) : (
    <Button size="small" className={styles.toggle} {...props}>
      {icon}
      Compare
    </Button>
  );
};
