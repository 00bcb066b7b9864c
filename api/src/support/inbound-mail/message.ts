/** A file that came with a mail. */
export interface MailedFile {
  /** As sent, or made up from its type. */
  name: string;
  content: Buffer;
}

/** A mail as it was read. Nothing in it is checked: anyone can write anything into each part. */
export interface Message {
  /** In angle brackets; undefined if it has none. */
  messageId: string | undefined;
  from: { name: string; address: string }[];
  subject: string;
  /** What its sender wrote, without the quoted mail. */
  text: string;
  /** Every header that may name an address it was sent to. */
  recipients: string;
  /** By lowercase name, unfolded; the first of each. */
  headers: ReadonlyMap<string, string>;
  files: MailedFile[];
}
