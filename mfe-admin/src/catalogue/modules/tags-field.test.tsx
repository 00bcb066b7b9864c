import { Form } from '@marketplace/shared/form';
import { render, screen } from '@testing-library/react';
import { TagsField } from './tags-field.tsx';

const show = (errors: Record<string, string>) => {
  const values = { tags: ['tax', 'a tag that is much too long'] };
  const form = { values, errors, attempts: 0, busy: false, set: () => undefined, submit: () => undefined };
  render(
    <Form form={form} label="Module">
      <TagsField />
    </Form>,
  );
};

it('says which of the tags was refused', () => {
  show({ 'tags.1': 'This must have at most 60 characters.' });
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Tag 2 must have at most 60 characters.');
});

it('says what is wrong with the tags as a whole', () => {
  show({ tags: 'This must have at most 50 entries.' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This must have at most 50 entries.');
});
