import { useUser } from '@marketplace/shared/session';
import { LinkButton } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import styles from '../brand/linked-page.module.css';

/** The device is signed out, but its user knows the password, so this leads to a new one. */
export const SignedOut = () => {
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        That device is signed out
      </h1>
      <p className={styles.lead}>
        The person who used it knows your password. Set a new one now, and don&apos;t use it anywhere else.
      </p>
      <div className={styles.actions}>
        <LinkButton to={user ? '/profile#password' : '/login?reset'} kind="primary">
          Set a new password
        </LinkButton>
      </div>
    </>
  );
};
