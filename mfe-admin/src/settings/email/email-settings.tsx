import { Link, useSearchParams } from '@marketplace/shared/router';
import { EmptyState } from '@marketplace/shared/ui';
import { SearchX } from 'lucide-react';
import { SettingsPart } from '../settings-part.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateListSkeleton } from './template-list-skeleton.tsx';
import { TemplateList } from './template-list.tsx';
import { useTemplates } from './use-templates.ts';

const NoTemplate = () => (
  <EmptyState
    icon={SearchX}
    title="This template doesn’t exist"
    text="The link may be old."
    actions={<Link to="?section=email">All templates</Link>}
  />
);

/** The Email templates section of the settings: all messages, or the one in the URL. */
export const EmailSettings = () => {
  const [query] = useSearchParams();
  const id = query.get('template');
  const templates = useTemplates();
  return (
    <SettingsPart
      key={id}
      resource={templates}
      name="The templates"
      skeleton={id === null ? <TemplateListSkeleton /> : undefined}
    >
      {(known, onLoadAgain) => {
        if (id === null) return <TemplateList templates={known} />;
        const template = known.find((one) => one.id === id);
        return template ? <TemplateEditor known={template} onLoadAgain={onLoadAgain} /> : <NoTemplate />;
      }}
    </SettingsPart>
  );
};
