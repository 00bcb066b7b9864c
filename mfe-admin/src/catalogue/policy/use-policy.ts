import { PrivacyPolicy } from '@marketplace/shared/contracts';
import { useRuntimeConfig } from '@marketplace/shared/config';
import { readerOf, useResource } from '@marketplace/shared/data';
import { codeOf, fieldErrors, marketplace, serverSaid, statusOf } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { catalogueChanged } from '../catalogue-changes.ts';

const NOT_SAVED =
  'The server didn’t respond, so nothing was saved. Check your connection and try again. Your changes are kept.';

const readPolicy = readerOf(PrivacyPolicy);

/** The saved policy and its draft. */
export const usePolicy = () => {
  const { privacyPolicyId } = useRuntimeConfig();
  const path = `/tex-admin/privacypolicy/${encodeURIComponent(privacyPolicyId)}`;
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readPolicy });
  const [written, setWritten] = useState<{ html: string; basedOn: string | null }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const html = written?.html ?? data?.privacyPolicy ?? '';

  const write = (text: string) =>
    setWritten((before) => ({ html: text, basedOn: before ? before.basedOn : (data?.updatedAt ?? null) }));
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await marketplace.put(path, { privacyPolicy: html, basedOn: written?.basedOn ?? data?.updatedAt ?? null });
      setWritten(undefined);
      catalogueChanged();
      reload();
      notify.success('Privacy policy published.');
    } catch (error) {
      setFailure(fieldErrors(error)[0]?.message ?? serverSaid(error) ?? NOT_SAVED);
      if (codeOf(error) === 'changed_meanwhile') reload();
    } finally {
      setBusy(false);
    }
  };
  /** Someone else has saved since the draft was started; taking over overwrites their version. */
  const isBehind = written !== undefined && data !== undefined && written.basedOn !== data.updatedAt;
  const takeOver = () => {
    setWritten((before) => before && { ...before, basedOn: data?.updatedAt ?? null });
    setFailure(undefined);
  };
  return {
    status,
    data,
    /** No policy has been published yet. */
    isNew: statusOf(error) === 404,
    reload,
    html,
    write,
    save: () => void save(),
    failure,
    busy,
    isDirty: written !== undefined && written.html !== data?.privacyPolicy,
    isBehind,
    takeOver,
  };
};
