import type { UserSummary } from '@marketplace/shared/contracts';
import { useNavigate } from '@marketplace/shared/router';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import { LayoutGrid, MailX, ScrollText, Send, SquarePen, UserCheck, UserX } from 'lucide-react';
import type { Ask } from '../question/use-question.tsx';
import { resendInvitation } from './change-people.ts';
import { askToDeactivate, askToWithdraw, reactivate } from './person-questions.ts';
import { useActor } from './use-actor.ts';

interface Props {
  person: UserSummary;
  ask: Ask;
  onOpen: () => void;
  onChanged: () => void;
}

const changesOf = ({ person, ask, onChanged }: Props): MenuAction[] => {
  if (person.status === 'invited')
    return [
      {
        label: 'Resend invitation',
        icon: Send,
        onSelect: () => void resendInvitation(person).then((done) => done && onChanged()),
      },
      { label: 'Withdraw invitation', icon: MailX, onSelect: () => askToWithdraw(ask, person, onChanged) },
    ];
  return person.status === 'disabled'
    ? [{ label: 'Reactivate', icon: UserCheck, onSelect: () => void reactivate(person, onChanged) }]
    : [{ label: 'Deactivate', icon: UserX, onSelect: () => askToDeactivate(ask, person, onChanged) }];
};

/** Actions for a user, in their row. */
export const PersonActions = (props: Props) => {
  const { person, onOpen } = props;
  const actor = useActor();
  const navigate = useNavigate();
  const actions: MenuAction[] = [
    { label: 'Open', icon: SquarePen, onSelect: onOpen },
    {
      label: 'Module access',
      icon: LayoutGrid,
      onSelect: () => void navigate(`/iam-dashboard?tab=access&user=${person.id}`),
    },
    {
      label: 'Audit log',
      icon: ScrollText,
      onSelect: () => void navigate(`/iam-dashboard?tab=audit&target=${person.id}`),
    },
    ...(actor.whyNot(person) === undefined ? changesOf(props) : []),
  ];
  return <ActionsMenu label={`Actions for ${person.name}`} actions={actions} />;
};
