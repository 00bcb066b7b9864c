import { localDay } from '@marketplace/shared/modules';
import { useSearchParams } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import { useState } from 'react';
import { useDraft } from '../form/use-draft.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { checkDemo } from './check-demo.ts';
import { emptyDemo, toDemoRequest, type DemoDraft } from './demo-draft.ts';
import { requestDemo } from './request-demo.ts';
import { useTimeZone } from './use-time-zone.ts';

/** From an empty form to a request. A link may name the module: `/demo?moduleId=payroll`. */
export const useDemo = () => {
  const user = useUser();
  const [query] = useSearchParams();
  const timeZone = useTimeZone();
  const wanted = query.get('moduleId');
  const start = { ...emptyDemo, name: user?.name ?? '', email: user?.email ?? '', moduleIds: wanted ? [wanted] : [] };
  const { draft, change: keep, clear } = useDraft<DemoDraft>(`demo?${query.toString()}`, start);
  const [website, setWebsite] = useState('');
  const { errors, refused, refusals, clearErrors, refuse, forget } = useRefusals<keyof DemoDraft>();
  const [submitting, setSubmitting] = useState(false);
  /** What was asked for, once it was. */
  const [asked, setAsked] = useState<DemoDraft>();

  const change = (fields: Partial<DemoDraft>) => {
    keep(fields);
    clearErrors(Object.keys(fields));
  };

  const submit = async () => {
    const found = checkDemo(draft, localDay());
    if (Object.keys(found).length > 0) return refuse(found);
    forget();
    setSubmitting(true);
    const outcome = await requestDemo({ ...toDemoRequest(draft, timeZone ?? 'UTC'), ...(website && { website }) });
    setSubmitting(false);
    if (outcome.kind === 'refused') return refuse(outcome.errors, outcome.reason);
    setAsked(draft);
    clear();
  };

  return {
    draft,
    website,
    errors,
    refused,
    refusals,
    submitting,
    asked,
    timeZone,
    change,
    setWebsite,
    submit,
    askAgain: () => setAsked(undefined),
  };
};

export type Demo = ReturnType<typeof useDemo>;
