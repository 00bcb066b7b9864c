import type { ManagedCategory, ManagedModule, ModuleFields } from '@marketplace/shared/contracts';
import { Badge, ModuleIcon } from '@marketplace/shared/ui';
import styles from './module-preview.module.css';
import { PagePreview } from './page-preview.tsx';

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
      <p className={styles.cardName}>
        {fields.name}
        {fields.publisher && <span className={styles.publisher}>by {fields.publisher}</span>}
      </p>
      <p className={styles.muted}>{fields.tagline}</p>
      {fields.comingSoon && <Badge tone="info">Coming soon</Badge>}
    </div>
  </article>
);

/** Previews the card and page of a module as published. */
export const ModulePreview = ({ fields, module, categories }: Props) => {
  const place = placeOf(fields.bucketId, categories);
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3 className={styles.heading}>Card</h3>
      <ModuleCardPreview fields={fields} hue={place.hue} />
      <h3 className={styles.heading}>Page</h3>
      <PagePreview fields={fields} module={module} place={place} />
    </section>
  );
};
