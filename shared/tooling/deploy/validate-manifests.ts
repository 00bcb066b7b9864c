import { text } from 'node:stream/consumers';

/** Why each manifest on standard input doesn't fit its schema, as JSON: null for those that fit. */
const manifests = JSON.parse(await text(process.stdin)) as { apiVersion: string; kind: string }[];

const faultOf = async (manifest: (typeof manifests)[number]): Promise<string | null> => {
  const { apiVersion, kind } = manifest;
  try {
    const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
      string,
      new (data: object) => { validate: () => void }
    >;
    const Model = models[kind];
    if (!Model) return `${apiVersion} has no ${kind}`;
    new Model(manifest).validate();
    return null;
  } catch (error) {
    return String(error);
  }
};

process.stdout.write(JSON.stringify(await Promise.all(manifests.map(faultOf))));
