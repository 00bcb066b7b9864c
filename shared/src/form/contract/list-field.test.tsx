import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useForm } from '../index.ts';
import { allFieldsOf } from './index.ts';

interface Words {
  tags: string[];
  lines: string[];
}

const Field = allFieldsOf<Words>();
const send = jest.fn((_: Words) => Promise.resolve());
const user = userEvent.setup();

const Page = ({ errors = {} }: { errors?: Record<string, string> }) => {
  const form = useForm({ start: { tags: ['tax', 'payroll'], lines: ['1 Road', 'Pune'] }, send });
  return (
    <Form form={{ ...form, errors }} label="Words">
      <Field.List name="tags" label="Tags" entry="Tag" />
      <Field.List name="lines" label="Lines" rows={3} />
      <button type="submit">Send</button>
    </Form>
  );
};
const box = (name: string) => screen.getByRole('textbox', { name });

it('says which entry was refused', () => {
  render(<Page errors={{ 'tags.1': 'This must have at most 60 characters.' }} />);
  expect(box('Tags')).toBeInvalid();
  expect(box('Tags')).toHaveAccessibleDescription('Tag 2 must have at most 60 characters.');
});

it('says what is wrong with the list as a whole', () => {
  render(<Page errors={{ tags: 'This must have at most 50 entries.' }} />);
  expect(box('Tags')).toHaveAccessibleDescription('This must have at most 50 entries.');
});

it('keeps the typed text, and trims entries', async () => {
  render(<Page />);
  expect(box('Tags')).toHaveValue('tax, payroll');
  expect(box('Lines')).toHaveValue('1 Road\nPune');
  await user.type(box('Tags'), ' , tax , hr,');
  expect(box('Tags')).toHaveValue('tax, payroll , tax , hr,');
  await user.type(box('Lines'), '{Enter} India ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenLastCalledWith({ tags: ['tax', 'payroll', 'tax', 'hr'], lines: ['1 Road', 'Pune', 'India'] });
});
