import { Tutorial } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { TutorialList } from '../tutorials/tutorial-list.tsx';
import styles from './module.module.css';

const readTutorials = listReaderOf(Tutorial);

/** Tutorials of one module; renders nothing if there are none. */
export const ModuleTutorials = ({ moduleId }: { moduleId: string }) => {
  const { data } = useResource(`/tex-admin/tutorials/module/${encodeURIComponent(moduleId)}`, { parse: readTutorials });
  if (!data?.length) return null;
  return (
    <section className={styles.block} aria-labelledby="tutorials">
      <h2 id="tutorials">Tutorials</h2>
      <TutorialList tutorials={data} />
    </section>
  );
};
