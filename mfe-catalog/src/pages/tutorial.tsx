import { Tutorial } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { Button, EmptyState, Page, PageHeader, SkeletonList } from '@marketplace/shared/ui';
import { CloudAlert, GraduationCap } from 'lucide-react';
import { TutorialList } from '../tutorials/tutorial-list.tsx';
import styles from '../tutorials/tutorials.module.css';

const readTutorials = listReaderOf(Tutorial);

const GENERAL = 'Getting started';

/** General tutorials first, then by module in the given order. */
const groupByModule = (tutorials: Tutorial[]) => {
  const groups = new Map<string, Tutorial[]>([[GENERAL, []]]);
  for (const tutorial of tutorials) {
    const name = tutorial.moduleName ?? GENERAL;
    groups.set(name, [...(groups.get(name) ?? []), tutorial]);
  }
  return [...groups].filter(([, group]) => group.length > 0);
};

const Groups = ({ tutorials }: { tutorials: Tutorial[] }) =>
  groupByModule(tutorials).map(([name, group]) => (
    <section key={name} className={styles.group}>
      <h2>{name}</h2>
      <TutorialList tutorials={group} />
    </section>
  ));

export default function TutorialPage() {
  const { status, data, reload } = useResource('/tex-admin/tutorials', { parse: readTutorials });
  return (
    <Page>
      <PageHeader title="Tutorials" lead="Short guides to the modules, a few minutes each." />
      {status === 'loading' && !data && <SkeletonList count={6} />}
      {status === 'failed' && (
        <EmptyState
          icon={CloudAlert}
          title="The tutorials could not be loaded"
          actions={<Button onClick={reload}>Try again</Button>}
        />
      )}
      {data && data.length > 0 && <Groups tutorials={data} />}
      {data?.length === 0 && (
        <EmptyState icon={GraduationCap} title="No tutorials yet" text="New tutorials will appear here." />
      )}
    </Page>
  );
}
