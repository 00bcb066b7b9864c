import { StartError } from '../../start-error.ts';

export interface S3Config {
  /** Of a server that speaks S3; Amazon's own without it. */
  endpoint: string | undefined;
  region: string;
}

/** A bucket and the beginning of the keys in it, empty or with a slash at the end. */
export interface S3Location {
  bucket: string;
  prefix: string;
}

/** @throws StartError for anything but `s3://bucket` and `s3://bucket/prefix`. */
export function parseS3Location(address: string): S3Location {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new StartError(`UPLOAD_STORE must be like s3://bucket/prefix, but is "${address}".`);
  const prefix = path.replace(/\/+$/, '');
  return { bucket, prefix: prefix && `${prefix}/` };
}
