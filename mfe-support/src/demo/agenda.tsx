import styles from './agenda.module.css';

const parts = [
  {
    minutes: '0 to 5',
    title: 'Your questions first',
    text: 'What you want to get done, with which people, and what you use today.',
  },
  {
    minutes: '5 to 20',
    title: 'The module at work',
    text: 'Live, on data like yours: the tasks that you named, not a tour of every menu.',
  },
  {
    minutes: '20 to 25',
    title: 'How it fits',
    text: 'Which modules it works with, what can be imported, who gets to see what.',
  },
  {
    minutes: '25 to 30',
    title: 'What it costs',
    text: 'Worked out together, for your users and days, with tax.',
  },
];

/** What the half hour of a demo holds. */
export const Agenda = () => (
  <section aria-labelledby="agenda">
    <h2 className={styles.title} id="agenda">
      What a demo holds
    </h2>
    <ol>
      {parts.map(({ minutes, title, text }) => (
        <li key={title} className={styles.part}>
          <span className={styles.minutes}>{minutes} min</span>
          <div>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
