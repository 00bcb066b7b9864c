import type { Module } from '@marketplace/shared/contracts';
import { Markdown } from '@marketplace/shared/ui/markdown';
import { CompareBar } from '../compare/compare-bar.tsx';
import { ModuleCard } from '../module-card/module-card.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { ModuleData } from './module-data.tsx';
import styles from './module.module.css';
import { ModuleHeader } from './module-header.tsx';
import { ModuleTutorials } from './module-tutorials.tsx';
import { PriceBar } from './price-bar.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { Screenshots } from './screenshots.tsx';
import { WhatsNew } from './whats-new.tsx';
import { WorksWith } from './works-with.tsx';

const About = ({ module }: { module: Module }) => (
  <section className={styles.block} aria-labelledby="about">
    <h2 id="about">About {module.name}</h2>
    <Markdown blocks={module.about ?? []} />
  </section>
);

const Sections = ({ module }: { module: Module }) => (
  <section className={styles.block} aria-labelledby="sections">
    <h2 id="sections">What’s inside</h2>
    <ol className={styles.sections}>
      {module.sections.map(({ sectionId, sectionName }, index) => (
        <li key={sectionId}>
          <span>{String(index + 1).padStart(2, '0')}</span>
          {sectionName}
        </li>
      ))}
    </ol>
  </section>
);

const Related = ({ module }: { module: Module }) => (
  <section className={styles.block} aria-labelledby="related">
    <h2 id="related">Goes well with</h2>
    <ul className={styles.related}>
      {module.related.slice(0, 4).map((other) => (
        <li key={other.id}>
          <ModuleCard module={other} hue={module.categoryHue} />
        </li>
      ))}
    </ul>
  </section>
);

/** A description beside the price; below, over the full width, what the module includes and what others say. */
export const ModuleDetails = ({ module }: { module: Module }) => {
  return (
    <article>
      <ModuleHeader module={module} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {module.screenshots.length > 0 && <Screenshots shots={module.screenshots} />}
          <About module={module} />
          <PriceBar module={module} />
        </div>
        <BuyPanel module={module} />
      </div>
      <div className={styles.lower}>
        {module.sections.length > 0 && <Sections module={module} />}
        <div className={styles.pair}>
          <WhatsNew versions={module.versions} />
          <div className={styles.stack}>
            <WorksWith worksWith={module.worksWith} />
            <ModuleTutorials moduleId={module.id} />
          </div>
        </div>
        <Reviews module={module} />
      </div>
      {module.related.length > 0 && <Related module={module} />}
      <ModuleData module={module} />
      <CompareBar />
    </article>
  );
};
