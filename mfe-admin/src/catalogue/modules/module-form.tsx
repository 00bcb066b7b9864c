import type { ManagedCategory, ModuleFields } from '@marketplace/shared/contracts';
import { CheckboxField } from '@marketplace/shared/ui/form';
import type { ReactNode } from 'react';
import { BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { BoundNumber } from '../editing/bound-number.tsx';
import editing from '../editing/editor.module.css';
import type { Editor } from '../editing/use-editor.ts';
import { BoundPicture } from '../pictures/bound-picture.tsx';
import styles from './module-editor.module.css';
import { ScreenshotsField } from './screenshots-field.tsx';
import { SectionsField } from './sections-field.tsx';
import { TagsField } from './tags-field.tsx';

interface Props {
  editor: Editor<ModuleFields>;
  categories: ManagedCategory[];
  onSubmit: () => void;
}

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <div>
      <h3 className={styles.partTitle}>{title}</h3>
      <p className={styles.partText}>{text}</p>
    </div>
    <div className={styles.fields}>{children}</div>
  </section>
);

const bucketOptions = (categories: ManagedCategory[]) =>
  categories.flatMap((category) =>
    category.buckets.map(({ id, fields }) => ({ value: id, label: `${category.fields.name} · ${fields.name}` })),
  );

export const ModuleForm = ({ editor, categories, onSubmit }: Props) => {
  const { fields, set, errors, labels } = editor;
  return (
    <form
      className={styles.form}
      aria-label="Module"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Part title="What it is" text="Cards show the name and the tagline; search also reads description and tags.">
        <BoundSelect editor={editor} name="bucketId" options={bucketOptions(categories)} />
        <BoundText editor={editor} name="name" maxLength={120} rule="Give it a name." />
        <BoundText editor={editor} name="tagline" maxLength={160} help="One line under the name." />
        <BoundText editor={editor} name="description" rows={4} maxLength={10_000} />
        <BoundText
          editor={editor}
          name="longDescription"
          rows={6}
          maxLength={20_000}
          optional
          help="On the module's own page. An empty line begins a new paragraph."
        />
        <TagsField label={labels.tags} tags={fields.tags} errors={errors} onChange={(tags) => set({ tags })} />
      </Part>
      <Part title="Pictures" text="Without an icon a tile with the first letter is drawn.">
        <BoundPicture editor={editor} name="iconUrl" optional />
        <ScreenshotsField editor={editor} />
        <BoundText editor={editor} name="videoUrl" type="url" maxLength={500} optional />
      </Part>
      <Part title="Where it runs" text="Who has bought the module opens it at this address.">
        <BoundText editor={editor} name="moduleUrl" type="url" maxLength={500} optional />
        <BoundText editor={editor} name="homepageUrl" type="url" maxLength={500} optional />
        <BoundText editor={editor} name="repositoryUrl" type="url" maxLength={500} optional />
        <SectionsField editor={editor} />
      </Part>
      <Part title="How it is offered" text="Modules stand by priority, then by how popular they are.">
        <div className={editing.pair}>
          <BoundNumber editor={editor} name="priority" optional help="1 stands first; 999 is last." />
          <BoundNumber editor={editor} name="trialDays" suffix="days" />
          <BoundText editor={editor} name="release" maxLength={40} optional />
          <BoundText editor={editor} name="supportEmail" type="email" optional />
        </div>
        <CheckboxField
          label="Coming soon: it is shown, and cannot be bought yet"
          checked={fields.comingSoon}
          onChange={(event) => set({ comingSoon: event.target.checked })}
        />
        {fields.comingSoon && <BoundText editor={editor} name="expectedOn" type="date" optional />}
      </Part>
    </form>
  );
};
