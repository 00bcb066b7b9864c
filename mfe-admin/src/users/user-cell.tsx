import type { UserSummary } from '@marketplace/shared/contracts';
import { Avatar } from '@marketplace/shared/ui';
import { RowLink } from '@marketplace/shared/ui/list';
import { RowText } from '@marketplace/shared/ui/table';
import { Breakable } from '../view/breakable.tsx';
import styles from './user-cell.module.css';

type Props = Pick<UserSummary, 'id' | 'name' | 'email' | 'organization'> & {
  /** Link target of the name. */
  to: string;
};

export const UserCell = ({ id, name, email, organization, to }: Props) => (
  <span className={styles.user}>
    <Avatar name={name} size={32} />
    <span className={styles.texts}>
      <RowLink to={to} row={id}>
        {name}
      </RowLink>
      <RowText className={styles.email}>
        <Breakable text={email} at={/(?=@)/} />
      </RowText>
      {organization && (
        <span className={styles.organization} aria-hidden>
          {organization}
        </span>
      )}
    </span>
  </span>
);
