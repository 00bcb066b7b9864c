import type { ManagedCategory, ModuleFields } from '@marketplace/shared/contracts';
import { Form } from '@marketplace/shared/form';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import type { ReactNode } from 'react';
import editing from '../editing/editor.module.css';
import type { Editor } from '../editing/use-editor.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import styles from './module-editor.module.css';
import { ScreenshotsField } from './screenshots-field.tsx';
import { SectionsField } from './sections-field.tsx';
import { VersionsField } from './versions-field.tsx';

interface Props {
  editor: Editor<ModuleFields>;
  categories: ManagedCategory[];
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

const Field = allFieldsOf<Required<ModuleFields>>();

export const ModuleForm = ({ editor, categories }: Props) => (
  <Form form={editor} className={styles.form} label="Module">
    <Part title="Basics" text="Cards show the name and tagline. Search also uses the description and tags.">
      <Field.Select name="bucketId" options={bucketOptions(categories)} />
      <Field.Text name="name" />
      <Field.Text name="tagline" help="One line, shown under the name." />
      <Field.Area name="description" rows={4} />
      <Field.Area
        name="longDescription"
        rows={6}
        optional
        help="Shown on the module’s page. Leave an empty line to start a new paragraph."
      />
      <Field.List name="tags" entry="Tag" optional help="Separated by commas. Used in search." />
    </Part>
    <Part title="Pictures" text="Without an icon, we show the module’s first letter.">
      <PictureField name="iconUrl" />
      <ScreenshotsField />
      <Field.Text name="videoUrl" type="url" />
    </Part>
    <Part title="Where it runs" text="Subscribers open the module at this address.">
      <Field.Text name="moduleUrl" type="url" />
      <Field.Text name="homepageUrl" type="url" />
      <Field.Text name="repositoryUrl" type="url" />
      <SectionsField />
    </Part>
    <Part title="How it’s offered" text="Modules are sorted by priority, then by popularity.">
      <div className={editing.pair}>
        <Field.Number name="priority" help="1 is shown first, 999 last." />
        <Field.Number name="trialDays" suffix="days" />
        <Field.Text name="release" />
        <Field.Text name="supportEmail" type="email" />
        <Field.Text name="taxCode" help="Shown on invoices under India’s GST, such as 998314." />
      </div>
      <Field.Check name="comingSoon" label="Coming soon: visitors can see it, but can’t buy it yet" />
      {editor.values.comingSoon && <Field.Text name="expectedOn" type="date" />}
    </Part>
    <Part title="Who makes it" text="Shown on the module’s page and in comparisons.">
      <Field.Text name="publisher" optional />
      <Field.List
        name="worksWith"
        entry="Name"
        optional
        help="Modules and other software, separated by commas. Modules in your catalog become links."
      />
      <VersionsField />
    </Part>
  </Form>
);
