import { readerOf } from '@marketplace/shared/data';
import { PolicyPreview } from '@marketplace/shared/contracts';
import { serverSaid } from '@marketplace/shared/http';
import { NO_PREVIEW, useServerPreview } from '../../form/use-server-preview.ts';
import { CATALOGUE } from '../use-managed.ts';

const read = readerOf(PolicyPreview);

interface Preview {
  /** The last successful preview. */
  html: string;
  failed: string | undefined;
}

/** The policy as the server would publish it, updated when typing pauses. */
export const usePolicyPreview = (privacyPolicy: string): Preview => {
  const isBlank = privacyPolicy.trim() === '';
  const { shown, error } = useServerPreview(`${CATALOGUE}/policy-preview`, isBlank ? null : { privacyPolicy }, read);
  if (isBlank) return { html: '', failed: undefined };
  return {
    html: shown?.html ?? privacyPolicy,
    failed: error === undefined ? undefined : (serverSaid(error) ?? NO_PREVIEW),
  };
};
