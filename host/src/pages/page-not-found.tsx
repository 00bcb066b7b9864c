import { Button, LinkButton } from '@marketplace/shared/ui';
import { PageHead } from '../head/page-head.tsx';
import { LonePage } from './lone-page.tsx';
import { useGoBack } from './use-go-back.ts';

export const PageNotFound = () => {
  const goBack = useGoBack();
  return (
    <LonePage
      mark="404"
      title="Page Not Found"
      text="The page you are looking for does not exist."
      actions={
        <>
          <Button kind="primary" onClick={goBack}>
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
