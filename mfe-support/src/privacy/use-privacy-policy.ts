import { useRuntimeConfig } from '@marketplace/shared/config';
import { useResource } from '@marketplace/shared/data';

/** The policy's HTML as it came; null when the answer holds none. */
const readAnswer = (answer: unknown): string | null => {
  const { privacyPolicy } = (answer ?? {}) as { privacyPolicy?: unknown };
  return typeof privacyPolicy === 'string' && privacyPolicy.trim() !== '' ? privacyPolicy : null;
};

/** The configured policy. */
export const usePrivacyPolicy = () => {
  const { privacyPolicyId } = useRuntimeConfig();
  return useResource(`/tex-admin/privacypolicy/${encodeURIComponent(privacyPolicyId)}`, { parse: readAnswer });
};
