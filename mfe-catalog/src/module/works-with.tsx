import type { Module } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import styles from './module.module.css';
import look from './works-with.module.css';

/** Modules and other software that a module works with. */
export const WorksWith = ({ worksWith }: Pick<Module, 'worksWith'>) =>
  worksWith.length > 0 && (
    <section className={styles.block} aria-labelledby="works-with">
      <h2 id="works-with">Works with</h2>
      <ul className={look.list}>
        {worksWith.map(({ name, id }) => (
          <li key={name}>
            {id === null ? (
              <span className={look.item}>{name}</span>
            ) : (
              <Link to={modulePage(id)} className={look.item}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
