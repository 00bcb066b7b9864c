import { EmptyState, Loader, LinkButton } from '@marketplace/shared/ui';
import { FileX } from 'lucide-react';
import { PolicyArticle } from './policy-article.tsx';
import type { usePrivacyPolicy } from './use-privacy-policy.ts';

type Policy = ReturnType<typeof usePrivacyPolicy>;

export const PrivacyContent = ({ status, data }: Pick<Policy, 'status' | 'data'>) => {
  if (data) return <PolicyArticle html={data} />;
  if (status === 'loading') return <Loader label="Loading privacy policy..." />;
  return (
    <EmptyState
      icon={FileX}
      title="Privacy Policy not found."
      text="Support can email it to you."
      actions={<LinkButton to="/ticket?subject=Please%20send%20me%20the%20privacy%20policy">Raise a Ticket</LinkButton>}
    />
  );
};
