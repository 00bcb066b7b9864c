/** How the mail provider posts what arrives. */
export interface InboundMail {
  /** Where mail arrives, such as reply@market.example; a tag after its name identifies the conversation. */
  address: string;
  /** Keys of the webhook's signatures; all are accepted, so that one can be replaced. */
  secrets: Buffer[];
}

/** The longest name in front of the tag: both together have 64 characters at most (RFC 5321). */
const LONGEST_NAME = 16;
const addressPattern = /^[a-z0-9][a-z0-9._-]*@[a-z0-9][a-z0-9.-]*\.[a-z0-9-]+$/;
const secretPattern = /^whsec_([A-Za-z0-9+/]{32,}={0,2})$/;

type Text = (name: string) => string | undefined;

/** Undefined if mail is not received. Adds a sentence about each invalid setting. */
export function readInboundMail(text: Text, list: (name: string) => string[], invalid: string[]) {
  const address = text('INBOUND_MAIL_ADDRESS')?.toLowerCase();
  const given = list('INBOUND_MAIL_SECRET');
  if (address === undefined && given.length === 0) return undefined;
  const problems: string[] = [];
  if (address === undefined || given.length === 0)
    problems.push('INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET must be set together.');
  if (address !== undefined && !(addressPattern.test(address) && address.indexOf('@') <= LONGEST_NAME))
    problems.push(
      `INBOUND_MAIL_ADDRESS must be like reply@market.example, with at most ${LONGEST_NAME} characters before the @, but is "${address}".`,
    );
  const secrets = given.map((secret) => Buffer.from(secretPattern.exec(secret)?.[1] ?? '', 'base64'));
  if (secrets.some((secret) => secret.length === 0))
    problems.push('INBOUND_MAIL_SECRET must be whsec_ and 24 or more bytes in base64; several are parted by commas.');
  invalid.push(...problems);
  return address === undefined || problems.length > 0 ? undefined : ({ address, secrets } satisfies InboundMail);
}
