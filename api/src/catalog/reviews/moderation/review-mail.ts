import { type Mail, pageUrl } from '../../../notifications/index.ts';

interface Hidden {
  module: string;
  moduleId: string;
  reason: string;
  publicUrl: string;
}

/** Tells the author of a review why it is hidden. */
export const reviewHiddenMail = (
  { name, email }: { name: string; email: string },
  { module, moduleId, reason, publicUrl }: Hidden,
): Mail => ({
  to: email,
  kind: 'review-hidden',
  values: {
    ...{ name, module },
    reason: [{ kind: 'quote', text: reason }],
    module_link: [
      { kind: 'link', label: 'Edit your review', url: `${pageUrl(publicUrl, '/module', { id: moduleId })}#reviews` },
    ],
  },
});
