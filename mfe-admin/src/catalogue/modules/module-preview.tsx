import { rowsReaderOf } from '@marketplace/shared/data';
import {
  type ManagedCategory,
  type ManagedModule,
  ManagedTier,
  type ModuleFields,
} from '@marketplace/shared/contracts';
import { Badge, formatMoney, ModuleIcon, ThemedImage } from '@marketplace/shared/ui';
import { listPath } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import styles from './module-preview.module.css';

interface Props {
  fields: ModuleFields;
  module: ManagedModule | undefined;
  categories: ManagedCategory[];
}

const placeOf = (bucketId: string, categories: ManagedCategory[]) => {
  const category = categories.find(({ buckets }) => buckets.some(({ id }) => id === bucketId));
  const bucket = category?.buckets.find(({ id }) => id === bucketId);
  return { category: category?.fields.name ?? '', bucket: bucket?.fields.name ?? '', hue: category?.fields.hue ?? 0 };
};

const ModuleCardPreview = ({ fields, hue }: { fields: ModuleFields; hue: number }) => (
  <article className={styles.card} aria-label="Card">
    <ModuleIcon name={fields.name} iconUrl={fields.iconUrl} hue={hue} size={44} />
    <div>
      <p className={styles.cardName}>{fields.name}</p>
      <p className={styles.muted}>{fields.tagline}</p>
      {fields.comingSoon && <Badge tone="info">Coming soon</Badge>}
    </div>
  </article>
);

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

/** Previews the card and page of a module as published. */
export const ModulePreview = ({ fields, module, categories }: Props) => {
  const { category, bucket, hue } = placeOf(fields.bucketId, categories);
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3 className={styles.heading}>Card</h3>
      <ModuleCardPreview fields={fields} hue={hue} />
      <h3 className={styles.heading}>Page</h3>
      <article className={styles.page} aria-label="Page">
        <p className={styles.muted}>{`${category} / ${bucket}`}</p>
        <header className={styles.header}>
          <ModuleIcon name={fields.name} iconUrl={fields.iconUrl} hue={hue} size={64} />
          <div>
            <p className={styles.name}>{fields.name}</p>
            <p className={styles.muted}>{fields.tagline}</p>
          </div>
        </header>
        <p className={styles.text}>{fields.description}</p>
        {fields.longDescription !== '' && <p className={styles.text}>{fields.longDescription}</p>}
        {fields.sections.length > 0 && (
          <ul className={styles.chips} aria-label="Sections">
            {fields.sections.map(({ sectionId, sectionName }) => (
              <li key={sectionId}>
                <Badge>{sectionName}</Badge>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.shots}>
          {fields.screenshots.map(({ url, urlDark, alt }, index) => (
            <ThemedImage key={index} src={url} srcDark={urlDark ?? url} alt={alt} width={640} height={400} />
          ))}
        </div>
        {module && <Prices module={module} />}
      </article>
    </section>
  );
};
