import styles from './agenda.module.css';

const parts = [
  {
    minutes: '0 to 5',
    title: 'Your questions first',
    text: 'What you want to do, who’s involved, and what you use today.',
  },
  {
    minutes: '5 to 20',
    title: 'The module in action',
    text: 'Live, on data like yours. We show your tasks, not every menu.',
  },
  {
    minutes: '20 to 25',
    title: 'How it fits',
    text: 'Which modules it works with, what you can import, and who sees what.',
  },
  {
    minutes: '25 to 30',
    title: 'What it costs',
    text: 'We work it out together, for your users and days, with tax.',
  },
];

/** What a half-hour demo covers. */
export const Agenda = () => (
  <section aria-labelledby="agenda">
    <h2 className={styles.title} id="agenda">
      What’s in a demo
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
