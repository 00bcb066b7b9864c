import type { SavedReply } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { BookMarked, Plus } from 'lucide-react';
import { useState } from 'react';
import { NoRecord } from '../../view/no-record.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import { useSavedReplies } from './use-saved-replies.ts';

const titleOf = (edited: SavedReply | 'new' | undefined) => {
  if (edited === undefined) return 'Saved replies';
  return edited === 'new' ? 'New reply' : 'Edit reply';
};

/** The list of saved replies, or the one that is being edited. */
const Content = ({ onClose }: { onClose: () => void }) => {
  const { status, data, reload } = useSavedReplies();
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  const back = () => {
    setEdited(undefined);
    reload();
  };
  return (
    <Dialog
      open
      title={titleOf(edited)}
      size="medium"
      onClose={onClose}
      footer={
        edited === undefined && (
          <Button kind="primary" onClick={() => setEdited('new')}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            New reply
          </Button>
        )
      }
    >
      {edited !== undefined && <ReplyForm reply={edited === 'new' ? undefined : edited} onDone={back} />}
      {edited === undefined && data && <ReplyList replies={data} onEdit={setEdited} onChanged={reload} />}
      {edited === undefined && !data && status === 'failed' && (
        <NoRecord what="list of saved replies" isGone={false} onRetry={reload} />
      )}
    </Dialog>
  );
};

/** Opens the saved replies. */
export const SavedReplies = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <BookMarked size={16} strokeWidth={1.75} aria-hidden />
        Saved replies
      </Button>
      {isOpen && <Content onClose={() => setIsOpen(false)} />}
    </>
  );
};
