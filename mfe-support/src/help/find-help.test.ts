import { findHelp } from './find-help.ts';
import { questionsOf } from './questions.ts';

const questions = questionsOf({ emailHours: 'Mon to Sat', phoneHours: '9 to 6', supportPhone: '+91 80 1' });

const tutorials = [
  { title: 'Plan a leave calendar', summary: 'Holidays and approvals.', id: '1', moduleName: 'Leave' },
  { title: 'Run the first payroll', summary: 'From hours to payslips.', id: '2', moduleName: 'Payroll' },
];
const titles = (written: string) => findHelp(written, questions, tutorials).map(({ title }) => title);

it.each([
  ['I signed in with a temporary password', 'I signed in with a temporary password and got stuck. What now?'],
  ['Why can’t I open the cart?', 'Why can’t I open the cart?'],
  ['How is the price worked out', 'How is a module’s price calculated?'],
  ['payroll runs twice', 'Run the first payroll'],
  ['payro', 'Run the first payroll'],
  ['pdf', undefined],
])('for %j finds %j first', (written, title) => {
  expect(titles(written)[0]).toBe(title);
});

it('shows three at most, and none that are unrelated', () => {
  expect(titles('module modules price users days cart tickets attach files data answer').length).toBe(3);
  expect(titles('zebra giraffe')).toEqual([]);
  expect(titles('this does not work with that')).toEqual([]);
});

it('says when to expect an answer, if the company says so', () => {
  const answerOf = (company: Parameters<typeof questionsOf>[0]) =>
    questionsOf(company).find(({ question }) => question === 'How quickly do you answer?')?.answer;
  expect(answerOf({ emailHours: 'Mon to Sat', phoneHours: '9 to 6', supportPhone: '+91 80 1' })).toBe(
    'Within 24 hours, by email (Mon to Sat). If work has stopped, also call us on +91 80 1 (9 to 6).',
  );
  expect(answerOf({ emailHours: '', phoneHours: '', supportPhone: '' })).toBe('Within 24 hours, by email.');
});
