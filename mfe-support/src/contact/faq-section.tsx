import { StructuredData } from '@marketplace/shared/ui';
import { Plus } from 'lucide-react';
import styles from './faq-section.module.css';
import { type Question, questionsOf } from '../help/questions.ts';
import { useSupport } from '../support-info/use-support.ts';

const faqPage = (questions: Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const FaqSection = () => {
  const questions = questionsOf(useSupport());
  return (
    <section id="faq" className={styles.faq} aria-labelledby="faq-title">
      <div>
        <h2 className={styles.title} id="faq-title">
          Frequently asked questions
        </h2>
        <p className={styles.lead}>Answers to the questions we hear most.</p>
      </div>
      <div>
        {questions.map(({ question, answer }) => (
          // It may have been opened before any script ran.
          <details key={question} className={styles.question} suppressHydrationWarning>
            <summary className={styles.summary}>
              {question}
              <Plus size={20} strokeWidth={1.75} aria-hidden />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <StructuredData data={faqPage(questions)} />
    </section>
  );
};
