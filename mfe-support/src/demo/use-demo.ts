import { useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { localDay } from '@marketplace/shared/modules';
import { useSearchParams } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import { checkDemo } from './check-demo.ts';
import { emptyDemo, toDemoRequest, type DemoDraft } from './demo-draft.ts';
import { useTimeZone } from './use-time-zone.ts';

/** From an empty form to a request. A link may name the module: `/demo?moduleId=payroll`. */
export const useDemo = () => {
  const user = useUser();
  const [query] = useSearchParams();
  const timeZone = useTimeZone();
  const wanted = query.get('moduleId');
  const form = useForm<DemoDraft, DemoDraft>({
    start: { ...emptyDemo, name: user?.name ?? '', email: user?.email ?? '', moduleIds: wanted ? [wanted] : [] },
    check: (draft) => checkDemo(draft, localDay()),
    send: async (draft) => {
      await marketplace.post('/tex-suite/demo-request', toDemoRequest(draft, timeZone ?? 'UTC'));
      return draft;
    },
    silence: 'Your request could not be sent. Check your connection and send it again. We kept what you wrote.',
    marked: 'Check the highlighted fields, then send your request again.',
    draft: `demo?${query.toString()}`,
  });
  return { form, timeZone };
};

export type Demo = ReturnType<typeof useDemo>;
