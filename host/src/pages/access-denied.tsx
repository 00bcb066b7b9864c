import type { AccessRule } from '@marketplace/shared/contracts';
import { useLocation } from '@marketplace/shared/router';
import { roleLabel, roleText, useUser } from '@marketplace/shared/session';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { PageHead } from '../head/page-head.tsx';
import styles from './access-denied.module.css';
import { LonePage } from './lone-page.tsx';
import { useGoBack } from './use-go-back.ts';

const rolesOf = (access: AccessRule | undefined) => {
  if (!access || typeof access === 'string') return [];
  return [...('roles' in access ? access.roles : []), ...('marketplaceRoles' in access ? access.marketplaceRoles : [])];
};

export const AccessDenied = () => {
  const goBack = useGoBack();
  const { state } = useLocation();
  const user = useUser();
  const refused = rolesOf((state as { access?: AccessRule } | null)?.access);
  const details = [
    ['Email', user?.email ?? 'Not signed in'],
    ['Role', roleText(user?.role ?? '') || 'None'],
    ['Marketplace roles', user?.marketplaceRoles.map(roleLabel).join(', ') || 'None assigned'],
  ];
  return (
    <LonePage
      mark="403"
      title="Access Denied"
      text={
        <>
          <p>This page needs the PAYMENT_ADMIN marketplace role.</p>
          {refused.length > 0 && <p>The page you opened needs the {refused.map(roleText).join(' or ')} role.</p>}
        </>
      }
      actions={
        <>
          <Button kind="primary" onClick={goBack}>
            Go Back
          </Button>
          <LinkButton to="/">Go to Dashboard</LinkButton>
        </>
      }
    >
      <PageHead title="Access Denied" />
      <dl className={styles.details}>
        {details.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </LonePage>
  );
};
