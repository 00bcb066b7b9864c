import { Plus } from 'lucide-react';
import styles from './faq-section.module.css';
import { questions } from './questions.ts';

export const FaqSection = () => (
  <section id="faq" className={styles.faq} aria-labelledby="faq-title">
    <div className={styles.head}>
      <h2 className={styles.title} id="faq-title">
        Frequently asked questions
      </h2>
      <p className={styles.lead}>What people ask us most, answered here at any hour.</p>
    </div>
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <Plus size={20} strokeWidth={1.75} aria-hidden />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
