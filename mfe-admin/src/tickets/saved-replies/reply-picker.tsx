import { FilterSelect } from '@marketplace/shared/ui/list';
import { useSavedReplies } from './use-saved-replies.ts';

interface Props {
  /** The requester's name. */
  name: string;
  onPick: (text: string) => void;
}

/** Inserts a saved reply, with the requester's first name for `{name}`. Shows nothing if there are none. */
export const ReplyPicker = ({ name, onPick }: Props) => {
  const replies = useSavedReplies().data ?? [];
  if (replies.length === 0) return null;
  const [first = name] = name.trim().split(/\s+/);
  const pick = (id: string) => {
    const reply = replies.find((one) => one.id === id);
    if (reply) onPick(reply.body.replaceAll('{name}', first));
  };
  return (
    <FilterSelect
      label="Saved reply"
      value=""
      options={[{ value: '', label: 'Insert' }, ...replies.map((reply) => ({ value: reply.id, label: reply.name }))]}
      onChange={pick}
    />
  );
};
