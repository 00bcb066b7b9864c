import { JobList, type QueuedJob } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace, responseCache } from '@marketplace/shared/http';
import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed, Pages } from '@marketplace/shared/ui/list';
import { Table } from '@marketplace/shared/ui/table';
import { CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { attempt } from '../calls/attempt.ts';
import { useQuestion } from '../question/use-question.tsx';
import styles from './health-overview.module.css';
import { jobColumns } from './job-columns.tsx';
import { useBacklog } from './use-backlog.ts';

const jobsPath = '/tex-admin/jobs';
const readJobs = readerOf(JobList);

type Backlog = ReturnType<typeof useBacklog<JobList>>;

const Found = ({ list, pages, onRead }: { list: JobList; pages: Backlog['pages']; onRead: () => void }) => {
  const { ask, dialog } = useQuestion();
  const change = async (call: () => Promise<unknown>, done: string) => {
    const changed = await attempt(call, done);
    responseCache.invalidate(jobsPath);
    onRead();
    return changed;
  };
  const onRetry = ({ id }: QueuedJob) =>
    void change(() => marketplace.post(`${jobsPath}/${id}/retry`), 'The job will run again.');
  const onDiscard = ({ id, title }: QueuedJob) =>
    ask({
      title: `Discard “${title}”?`,
      text: 'The job will never run. If it’s an email, it won’t be sent and its text is lost.',
      action: 'Discard',
      run: () => change(() => marketplace.delete(`${jobsPath}/${id}`), 'Job discarded.'),
    });
  if (list.failed + list.waiting + list.jobs.length === 0)
    return <EmptyState icon={CircleCheck} title="No jobs" text="The server is all caught up." />;
  return (
    <>
      <p className={styles.note}>
        {list.failed} failed, {list.waiting} waiting. Failed jobs aren’t retried automatically.
      </p>
      <div className={styles.parts}>
        <Table caption="Jobs" columns={jobColumns({ onRetry, onDiscard })} rows={list.jobs} rowKey={({ id }) => id} />
        {pages.totalElements > pages.size && <Pages {...pages} />}
      </div>
      {dialog}
    </>
  );
};

const Jobs = ({ status, list, pages, reload }: Backlog) => {
  if (status === 'failed') return <ListFailed what="jobs" onRetry={reload} />;
  return list ? <Found list={list} pages={pages} onRead={reload} /> : <SkeletonTable rows={3} columns={5} />;
};

/** The server's pending and failed jobs: emails, deletions, warnings. The sections below wait for them. */
export const JobsSection = ({ children }: { children: ReactNode }) => {
  const jobs = useBacklog(jobsPath, readJobs);
  const [shown, setShown] = useState(false);
  if (!shown && jobs.status !== 'loading') setShown(true);
  return (
    <>
      <section className={styles.section} aria-labelledby="health-jobs">
        <div className={styles.head}>
          <h2 className={styles.title} id="health-jobs">
            Jobs
          </h2>
          <Button size="small" kind="quiet" onClick={jobs.reload}>
            Refresh jobs
          </Button>
        </div>
        <Jobs {...jobs} />
      </section>
      {shown && children}
    </>
  );
};
