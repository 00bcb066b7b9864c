import { useLocation } from '@marketplace/shared/router';
import { isSecondFactorOverdue, useUser } from '@marketplace/shared/session';
import { classNames, formatDate, IconButton, LinkButton } from '@marketplace/shared/ui';
import { ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import styles from '../banners/banner.module.css';

/** Key in local storage: who closed the banner, and when. */
const CLOSED = 'secondFactorBannerClosed';
/** In milliseconds. */
const CLOSED_FOR = 24 * 60 * 60 * 1_000;

const isClosed = (userId: string) => {
  try {
    const [who, at] = localStorage.getItem(CLOSED)?.split(' ') ?? [];
    return who === userId && Date.now() - Number(at) < CLOSED_FOR;
  } catch {
    return false;
  }
};

const keepClosed = (userId: string) => {
  try {
    localStorage.setItem(CLOSED, `${userId} ${Date.now()}`);
  } catch {
    // After that, it is back with the next page load.
  }
};

/** Reminds users whose role requires two-step verification, until they set it up or close it for a day. */
export const SecondFactorBanner = () => {
  const user = useUser();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(false);
  const due = user?.secondFactorDueAt;
  if (!due || closed || pathname === '/profile' || isSecondFactorOverdue(user) || isClosed(user.id)) return null;
  const close = () => {
    keepClosed(user.id);
    setClosed(true);
  };
  return (
    <div
      className={classNames(styles.banner, styles.long)}
      data-tone="warning"
      role="status"
      aria-label="Two-step verification"
    >
      <ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <strong>Set up two-step verification by {formatDate(due)}</strong>
        <span>Your role requires it. It takes about a minute.</span>
      </div>
      <LinkButton to="/profile" kind="quiet" size="small">
        Set it up
      </LinkButton>
      <IconButton label="Close for a day" size="small" onClick={close}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};
