import { Badge, Card } from '@marketplace/shared/ui';
import styles from './section-list.module.css';
import { sections } from './sections.ts';

export const SectionList = () => (
  <div className={styles.list}>
    {sections.map(({ id, icon: Icon, title, text, holds }) => (
      <Card key={id} id={id} className={styles.card ?? ''}>
        <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <ul className={styles.holds} aria-label={`What ${title} will hold`}>
            {holds?.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    ))}
  </div>
);
