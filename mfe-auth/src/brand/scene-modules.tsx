import { ModuleMark } from './module-mark.tsx';
import styles from './scene-modules.module.css';

const modules = [
  { mark: 'people', name: 'Attendance', users: '420 users' },
  { mark: 'ledger', name: 'General Ledger', users: '12 users' },
  { mark: 'pipeline', name: 'Pipeline', users: '36 users' },
  { mark: 'stock', name: 'Stock', users: '54 users' },
];

export const SceneModules = () => (
  <ul className={styles.list}>
    {modules.map(({ mark, name, users }) => (
      <li key={name} className={styles.module}>
        <ModuleMark mark={mark} />
        <span className={styles.name}>{name}</span>
        <span className={styles.users}>{users}</span>
      </li>
    ))}
  </ul>
);
