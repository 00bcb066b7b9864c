import { SavedReply } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

export const SAVED_REPLIES = '/tex-suite/saved-reply';

const readReplies = listReaderOf(SavedReply);

/** The saved replies, by name. */
export const useSavedReplies = () => useResource(SAVED_REPLIES, { life: 'short', parse: readReplies });
