import type { SavedReply } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { EmptyState } from '@marketplace/shared/ui';
import { ActionsMenu } from '@marketplace/shared/ui/menu';
import { BookMarked, SquarePen, Trash2 } from 'lucide-react';
import { useQuestion } from '../../question/use-question.tsx';
import styles from './saved-replies.module.css';
import { SAVED_REPLIES } from './use-saved-replies.ts';

const NOT_DELETED = 'The server didn’t respond, so the reply wasn’t deleted. Please try again.';

const remove = async ({ id, name }: SavedReply) => {
  try {
    await marketplace.delete(`${SAVED_REPLIES}/${encodeURIComponent(id)}`);
    notify.success(`“${name}” deleted.`);
    return true;
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_DELETED);
    return false;
  }
};

interface Props {
  replies: SavedReply[];
  onEdit: (reply: SavedReply) => void;
  onChanged: () => void;
}

export const ReplyList = ({ replies, onEdit, onChanged }: Props) => {
  const { ask, dialog } = useQuestion();
  const askToDelete = (reply: SavedReply) =>
    ask({
      title: `Delete “${reply.name}”?`,
      text: 'Nobody can insert it anymore. Replies you’ve already sent don’t change.',
      action: 'Delete reply',
      run: async () => {
        const done = await remove(reply);
        onChanged();
        return done;
      },
    });
  if (replies.length === 0)
    return (
      <EmptyState
        icon={BookMarked}
        title="No saved replies yet"
        text="Add one to reuse it in replies. All administrators can insert it."
      />
    );
  return (
    <>
      <ul className={styles.replies}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <span className={styles.texts}>
              <strong>{reply.name}</strong>
              <span className={styles.body}>{reply.body}</span>
            </span>
            <ActionsMenu
              label={`Actions for ${reply.name}`}
              actions={[
                { label: 'Edit', icon: SquarePen, onSelect: () => onEdit(reply) },
                { label: 'Delete', icon: Trash2, onSelect: () => askToDelete(reply) },
              ]}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
};
