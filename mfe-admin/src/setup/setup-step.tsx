import type { Setup } from '@marketplace/shared/contracts';
import { LinkButton } from '@marketplace/shared/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import styles from './setup-list.module.css';
import { stepTexts } from './step-texts.ts';

type Step = Setup['steps'][number];

/** One step: its value, or what to do. `next` marks the first missing one. */
export const SetupStep = ({ step: { id, done, value }, next }: { step: Step; next: boolean }) => {
  const { title, text, way, onlyWhenDone } = stepTexts[id];
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li className={styles.step} data-done={done || undefined}>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} role="img" aria-label={done ? 'Done' : 'To do'} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{done ? value : text}</p>
      </div>
      {(done || !onlyWhenDone) && (
        <LinkButton to={way.to} kind={next ? 'primary' : done ? 'quiet' : 'secondary'}>
          {way.label}
        </LinkButton>
      )}
    </li>
  );
};
