import { readerOf, rowsReaderOf } from '@marketplace/shared/data';
import { type ManagedModule, ManagedTier, MarkdownPreview, type ModuleFields } from '@marketplace/shared/contracts';
import { serverSaid } from '@marketplace/shared/http';
import { Badge, formatDate, formatMoney, ModuleIcon, Notice, Skeleton, ThemedImage } from '@marketplace/shared/ui';
import { Markdown } from '@marketplace/shared/ui/markdown';
import { NO_PREVIEW, useServerPreview } from '../../form/use-server-preview.ts';
import { listPath } from '../use-catalogue-view.ts';
import { CATALOGUE, useManaged } from '../use-managed.ts';
import styles from './module-preview.module.css';

interface Props {
  fields: ModuleFields;
  module: ManagedModule | undefined;
  place: { category: string; bucket: string; hue: number };
}

const readFormatted = readerOf(MarkdownPreview);

const Prices = ({ module }: { module: ManagedModule }) => {
  const { shown } = useManaged(listPath('/prices', { moduleId: module.id, size: 50 }), rowsReaderOf(ManagedTier));
  const tiers = (shown?.rows ?? []).filter(({ validity }) => validity === 'current');
  if (tiers.length === 0) return <p className={styles.muted}>Uses the prices for all modules.</p>;
  return (
    <ul className={styles.prices}>
      {tiers.map(({ id, fields }) => (
        <li key={id}>{`${fields.name}: ${formatMoney(fields.unitPrice, fields.currency)} per user and day`}</li>
      ))}
    </ul>
  );
};

const Chips = ({ label, items }: { label: string; items: string[] }) =>
  items.length > 0 && (
    <section className={styles.part}>
      <h4>{label}</h4>
      <ul className={styles.chips} aria-label={label}>
        {items.map((item, index) => (
          <li key={index}>
            <Badge>{item}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );

/** A description and what is new, as the storefront formats them; as written if that fails. */
const Texts = ({ fields: { name, description, longDescription, versions = [] } }: Pick<Props, 'fields'>) => {
  const [about, notes] = [longDescription || description, versions.map((version) => version.notes)];
  const { shown, error } = useServerPreview(
    `${CATALOGUE}/markdown-preview`,
    { description: about, notes },
    readFormatted,
  );
  const formatted = (text: string, blocks: unknown[] | undefined) =>
    shown || error !== undefined ? <Markdown blocks={blocks ?? [text]} /> : <Skeleton height={72} />;
  return (
    <>
      {error !== undefined && <Notice tone="danger">{serverSaid(error) ?? NO_PREVIEW}</Notice>}
      <section className={styles.part}>
        <h4>{`About ${name}`}</h4>
        {formatted(about, shown?.about)}
      </section>
      {versions.length > 0 && (
        <section className={styles.part}>
          <h4>What’s new</h4>
          {versions.map(({ version, releasedOn, notes: written }, index) => (
            <div className={styles.part} key={index}>
              <p className={styles.muted}>{`Version ${version}, ${formatDate(releasedOn)}`}</p>
              {formatted(written, shown?.notes[index])}
            </div>
          ))}
        </section>
      )}
    </>
  );
};

/** The page of a module, as far as its fields and prices make it. */
export const PagePreview = ({ fields, module, place: { category, bucket, hue } }: Props) => (
  <article className={styles.page} aria-label="Page">
    <p className={styles.muted}>{`${category} / ${bucket}`}</p>
    <header className={styles.header}>
      <ModuleIcon name={fields.name} iconUrl={fields.iconUrl} hue={hue} size={64} />
      <div>
        <p className={styles.name}>{fields.name}</p>
        {fields.publisher && <p className={styles.muted}>By {fields.publisher}</p>}
        <p className={styles.muted}>{fields.tagline || fields.description}</p>
      </div>
    </header>
    <div className={styles.shots}>
      {fields.screenshots.map(({ url, urlDark, alt }, index) => (
        <ThemedImage key={index} src={url} srcDark={urlDark ?? url} alt={alt} width={640} height={400} />
      ))}
    </div>
    <Texts fields={fields} />
    <Chips label="What’s inside" items={fields.sections.map(({ sectionName }) => sectionName)} />
    <Chips label="Works with" items={fields.worksWith ?? []} />
    {module && <Prices module={module} />}
  </article>
);
