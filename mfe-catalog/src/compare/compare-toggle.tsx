import { MOST_COMPARED, type ModuleName } from '@marketplace/shared/contracts';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Check, Columns2 } from 'lucide-react';
import { chooseModules, useChosenModules } from './chosen-modules.ts';
import styles from './choice.module.css';

/** Adds a module to the comparison, or removes it. */
export const CompareToggle = ({ module: { id, name } }: { module: ModuleName }) => {
  const chosen = useChosenModules();
  const isChosen = chosen.some((one) => one.id === id);
  const toggle = () => {
    if (isChosen) chooseModules(chosen.filter((one) => one.id !== id));
    else if (chosen.length < MOST_COMPARED) chooseModules([...chosen, { id, name }]);
    else notify.info(`You can compare up to ${MOST_COMPARED} modules. Remove one first.`);
  };
  const Icon = isChosen ? Check : Columns2;
  return (
    <Button size="small" className={styles.toggle} aria-pressed={isChosen} onClick={toggle}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      Compare
    </Button>
  );
};
