import { type Client, holdsWords } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Avatar, Notice } from '@marketplace/shared/ui';
import { SearchField } from '@marketplace/shared/ui/form';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { placePath } from '../books-query.ts';
import styles from './client-directory.module.css';

interface Props {
  clients: Client[];
  /** The URL names a client that isn't in the list. */
  unknown: boolean;
}

const matches = (text: string) => {
  const holds = holdsWords(text);
  return ({ name, orgId, taxId }: Client) => holds(`${name}\n${orgId}\n${taxId ?? ''}`);
};

const Entry = ({ client: { id, name, orgId, currency } }: { client: Client }) => (
  <li>
    <Link to={placePath({ client: id })} className={styles.entry}>
      <Avatar name={name} size={36} />
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.details}>{`${orgId} · ${currency}`}</span>
      </span>
      <ChevronRight size={16} aria-hidden className={styles.arrow} />
    </Link>
  </li>
);

/** Lets users who act for no client choose whose books to open. */
export const ClientDirectory = ({ clients, unknown }: Props) => {
  const [text, setText] = useState('');
  const found = clients.filter(matches(text));
  return (
    <section className={styles.directory} aria-labelledby="choose-client">
      {unknown && <Notice tone="warning">You can’t open the client in this link. Choose one below.</Notice>}
      <div className={styles.head}>
        <h2 className={styles.title} id="choose-client">
          Choose a client
        </h2>
        <SearchField label="Find a client" placeholder="Name or organization" value={text} onSearch={setText} instant />
      </div>
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          No clients found. Try fewer letters.
        </p>
      ) : (
        <ul className={styles.list}>
          {found.map((client) => (
            <Entry key={client.id} client={client} />
          ))}
        </ul>
      )}
    </section>
  );
};
