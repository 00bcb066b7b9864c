import { questions } from '../../contact/questions.ts';
import { findSuggestions } from './find-suggestions.ts';

const tutorials = [
  { title: 'Plan a leave calendar', summary: 'Holidays and approvals.', id: '1', moduleName: 'Leave' },
  { title: 'Run the first payroll', summary: 'From hours to payslips.', id: '2', moduleName: 'Payroll' },
];
const titles = (written: string) => findSuggestions(written, questions, tutorials).map(({ title }) => title);

it.each([
  ['I signed in with a temporary password', 'I signed in with a temporary password and got no further. What now?'],
  ['Why can I not open the cart?', 'Why can I not open the cart?'],
  ['How is the price worked out', 'How is the price of a module worked out?'],
  ['payroll runs twice', 'Run the first payroll'],
])('finds for %j first %j', (written, title) => {
  expect(titles(written)[0]).toBe(title);
});

it('shows three at most, and none that has nothing to do with it', () => {
  expect(titles('module modules price users days cart tickets attach files data answer').length).toBe(3);
  expect(titles('zebra giraffe')).toEqual([]);
  expect(titles('this does not work with that')).toEqual([]);
});
