import { useRuntimeConfig } from '@marketplace/shared/config';

interface Props {
  title: string;
  description?: string | undefined;
}

/** The document's title, which a page may refine by rendering its own. */
export const PageHead = ({ title, description }: Props) => {
  const { brand } = useRuntimeConfig();
  return (
    <>
      <title>{`${title} · ${brand}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
};
