import { traceId } from '@marketplace/shared/http';
import { useRouteError } from '@marketplace/shared/router';
import { reportError } from '@marketplace/shared/telemetry';
import { Button } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import { LonePage } from './lone-page.tsx';

/** The router's last resort, for failures outside of any page. */
export const RouterError = () => {
  const error = useRouteError();
  const [id] = useState(traceId);
  useEffect(() => {
    console.error(`[${id}]`, error);
    reportError(error, { id, place: 'router', kind: 'router' });
  }, [error, id]);
  return (
    <LonePage
      mark="ERROR"
      title="Unexpected Application Error!"
      text={
        <p>
          Something went wrong before the page could load. Error ID <code>{id}</code>
        </p>
      }
      actions={
        <>
          <Button kind="primary" onClick={() => location.reload()}>
            Refresh page
          </Button>
          <Button onClick={() => location.assign('/marketplace/')}>Go Home</Button>
        </>
      }
    />
  );
};
