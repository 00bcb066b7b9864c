import { cartQueue, networkAtom, queueAtom } from '@marketplace/shared/offline';
import { Button } from '@marketplace/shared/ui';
import { useAtomValue } from 'jotai';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { ChangeList } from './change-list.tsx';

const waitingTitle = (count: number) =>
  count === 1 ? '1 change waiting to be sent' : `${count} changes waiting to be sent`;

const refusedTitle = (count: number) =>
  count === 1 ? '1 change could not be applied' : `${count} changes could not be applied`;

/** Changes that haven't reached the server yet, and those that it has refused. */
export const PendingChanges = () => {
  const { waiting, refused } = useAtomValue(queueAtom);
  const { online } = useAtomValue(networkAtom);
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <ChangeList
            icon={CloudUpload}
            title={waitingTitle(waiting.length)}
            lead={
              online
                ? 'Saved on this device. We’ll try again within 30 seconds.'
                : 'Saved on this device until you’re back online.'
            }
            changes={waiting}
            action={
              online && (
                <Button size="small" onClick={() => void cartQueue.sync()}>
                  Send now
                </Button>
              )
            }
          />
        )}
      </div>
      <div role="status">
        {refused.length > 0 && (
          <ChangeList
            icon={CircleAlert}
            tone="danger"
            title={refusedTitle(refused.length)}
            lead="Saved earlier, but the marketplace didn’t accept them."
            changes={refused}
            action={
              <Button size="small" onClick={cartQueue.dismissRefused}>
                Dismiss
              </Button>
            }
          />
        )}
      </div>
    </>
  );
};
