import { Type } from '@marketplace/shared/contracts';
import { useRuntimeConfig } from '@marketplace/shared/config';
import { tryRead, useResource } from '@marketplace/shared/data';

const Policy = Type.Object({ privacyPolicy: Type.String() });

/** The policy's HTML as received; null if the response has none. */
const readAnswer = (answer: unknown): string | null => tryRead(Policy, answer)?.privacyPolicy.trim() || null;

/** The configured policy. */
export const usePrivacyPolicy = () => {
  const { privacyPolicyId } = useRuntimeConfig();
  return useResource(`/tex-admin/privacypolicy/${encodeURIComponent(privacyPolicyId)}`, { parse: readAnswer });
};
