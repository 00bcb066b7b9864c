import { useNavigate } from '@marketplace/shared/router';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { PageHead } from '../routing/page-head.tsx';
import { LonePage } from './lone-page.tsx';

export const PageNotFound = () => {
  const navigate = useNavigate();
  return (
    <LonePage
      mark="404"
      title="Page Not Found"
      text="The page you are looking for does not exist."
      actions={
        <>
          <Button kind="primary" onClick={() => void navigate(-1)}>
            Go Back
          </Button>
          <LinkButton to="/">Go to Dashboard</LinkButton>
        </>
      }
    >
      <PageHead title="Page Not Found" />
    </LonePage>
  );
};
