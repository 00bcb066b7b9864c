import { StartError } from '../../start-error.ts';

export interface S3Config {
  /** An S3-compatible server; Amazon's own if undefined. */
  endpoint: string | undefined;
  region: string;
}

/** A bucket and the prefix of its keys, empty or with a trailing slash. */
export interface S3Location {
  bucket: string;
  prefix: string;
}

/** @throws StartError for anything but `s3://bucket` and `s3://bucket/prefix` */
export function parseS3Location(address: string): S3Location {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new StartError(`UPLOAD_STORE must be like s3://bucket/prefix, but is "${address}".`);
  const prefix = path.replace(/\/+$/, '');
  return { bucket, prefix: prefix && `${prefix}/` };
}
