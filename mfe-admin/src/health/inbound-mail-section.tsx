import { InboundMailList, type InboundMail } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { saveFile } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed, Pages } from '@marketplace/shared/ui/list';
import { Table } from '@marketplace/shared/ui/table';
import { MailCheck } from 'lucide-react';
import styles from './health-overview.module.css';
import { mailColumns } from './mail-columns.tsx';
import { useBacklog } from './use-backlog.ts';

const mailsPath = '/tex-admin/inbound-mail';
const readMails = readerOf(InboundMailList);

const download = async ({ id }: InboundMail) => {
  try {
    await saveFile(`${mailsPath}/${encodeURIComponent(id)}/message`, 'message.eml');
  } catch {
    notify.error('The mail couldn’t be downloaded. Please try again.');
  }
};

const Mails = ({ status, list, pages, reload }: ReturnType<typeof useBacklog<InboundMailList>>) => {
  if (status === 'failed') return <ListFailed what="received mail" onRetry={reload} />;
  if (!list) return <SkeletonTable rows={3} columns={4} />;
  if (pages.page === 0 && list.mails.length === 0)
    return <EmptyState icon={MailCheck} title="No mail set aside" text="All received mail is in a conversation." />;
  return (
    <>
      <p className={styles.note}>
        Nothing is lost. Each ticket has a note, and you can download what was set aside for 30 days.
      </p>
      <div className={styles.parts}>
        <Table
          caption="Received mail"
          columns={mailColumns((mail) => void download(mail))}
          rows={list.mails}
          rowKey={({ id }) => id}
        />
        {pages.totalElements > pages.size && <Pages {...pages} />}
      </div>
    </>
  );
};

/** Mail that arrived and was noted or set aside, or is waiting. */
export const InboundMailSection = () => {
  const mails = useBacklog(mailsPath, readMails);
  return (
    <section className={styles.section} aria-labelledby="health-mail">
      <div className={styles.head}>
        <h2 className={styles.title} id="health-mail">
          Received mail
        </h2>
        <Button size="small" kind="quiet" onClick={mails.reload}>
          Refresh mail
        </Button>
      </div>
      <Mails {...mails} />
    </section>
  );
};
