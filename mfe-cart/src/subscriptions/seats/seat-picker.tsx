import { formatCount, holdsWords, type Subscription } from '@marketplace/shared/contracts';
import { Button, Notice, Skeleton } from '@marketplace/shared/ui';
import { CheckboxField, SearchField } from '@marketplace/shared/ui/form';
import { useState } from 'react';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { countOf } from '../../cart/view/count-of.ts';
import styles from '../subscription-dialog.module.css';
import { MOST_SHOWN, useEmployees } from './use-employees.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}

interface Props {
  subscription: Subscription;
  chosen: ReadonlySet<string>;
  onToggle: (userId: string) => void;
}

const matches = (text: string) => {
  const holds = holdsWords(text);
  return ({ name, email }: Person) => holds(`${name}\n${email}`);
};

/** People with seats first, then the people that the search found. */
const peopleOf = ({ seats }: Subscription, employees: Person[], text: string): Person[] => {
  const seated = seats.map(({ userId, ...rest }) => ({ id: userId, ...rest }));
  const known = new Set(seated.map(({ id }) => id));
  return [...seated.filter(matches(text)), ...employees.filter(({ id }) => !known.has(id))];
};

const Choice = ({
  person,
  checked,
  full,
  onToggle,
}: {
  person: Person;
  checked: boolean;
  full: boolean;
  onToggle: () => void;
}) => (
  <li className={styles.person}>
    <CheckboxField
      checked={checked}
      disabled={full && !checked}
      onChange={onToggle}
      label={
        <>
          <span className={styles.name}>{person.name}</span>
          <span className={styles.email}>{person.email}</span>
        </>
      }
    />
  </li>
);

/** Lets users choose as many people as there are seats. */
export const SeatPicker = ({ subscription, chosen, onToggle }: Props) => {
  const [text, setText] = useState('');
  const { status, data, error, reload } = useEmployees(subscription.clientId, text);
  if (status === 'failed')
    return (
      <>
        <Notice tone="danger">{`People could not be loaded. ${reasonOf(error) ?? ''}`}</Notice>
        <Button size="small" onClick={reload}>
          Try again
        </Button>
      </>
    );
  if (!data)
    return (
      <div className={styles.skeleton} role="status" aria-label="Loading people">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </div>
    );
  const full = chosen.size >= subscription.users;
  const found = peopleOf(subscription, data, text);
  return (
    <>
      <div className={styles.head}>
        <SearchField label="Find people" placeholder="Name or email" value={text} onSearch={setText} />
        <p className={styles.count} role="status">
          {`${formatCount(chosen.size)} of ${countOf(subscription.users, 'seat')} used`}
        </p>
      </div>
      {full && <Notice tone="info">All seats are taken. Remove someone, or add users to the subscription.</Notice>}
      <ul className={styles.people}>
        {found.slice(0, MOST_SHOWN).map((person) => (
          <Choice
            key={person.id}
            person={person}
            checked={chosen.has(person.id)}
            full={full}
            onToggle={() => onToggle(person.id)}
          />
        ))}
        {found.length === 0 && <li className={styles.none}>No people found. Try fewer letters.</li>}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className={styles.now}>{`Showing the first ${MOST_SHOWN}. Search to find more.`}</p>
      )}
    </>
  );
};
