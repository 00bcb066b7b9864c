import { AdminSession } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { LogOut, MonitorSmartphone, X } from 'lucide-react';
import { useQuestion } from '../question/use-question.tsx';
import { askToEndAll } from './end-sessions.ts';
import { sessionColumns } from './session-columns.tsx';
import { csvPath, matchingOf, sessions, sessionsPath } from './sessions-query.ts';

/** The live sessions of all users. */
export const SessionsList = () => {
  const list = usePagedList(sessions, sessionsPath, rowsReaderOf(AdminSession));
  const { view, change, shown, reload } = list;
  const { ask, dialog } = useQuestion();
  return (
    <List
      list={list}
      name="Sessions"
      noun="session"
      columns={sessionColumns({ ask, onFilter: (user) => change({ user }), onEnded: reload })}
      chips={
        view.user && (
          <Button onClick={() => change({ user: '' })}>
            {`Only ${shown?.rows[0]?.user.name ?? 'one user'}`}
            <X size={14} aria-hidden />
            <span className="visually-hidden">: show everyone</span>
          </Button>
        )
      }
      csv={csvPath(view)}
      bulk={{
        nameOf: ({ user, device }) => `${user.name}, ${device}`,
        actions: (picked) => (
          <Button kind="danger" onClick={() => askToEndAll(ask, picked, matchingOf(view))}>
            <LogOut size={16} strokeWidth={1.75} aria-hidden />
            End sessions
          </Button>
        ),
      }}
      noMatch={{ text: 'They may have ended. Try a shorter search, or remove a filter.' }}
      empty={{
        icon: MonitorSmartphone,
        title: 'No active sessions',
        text: 'Every signed-in device appears here.',
      }}
    >
      {dialog}
    </List>
  );
};
