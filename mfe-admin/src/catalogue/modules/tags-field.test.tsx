import { render, screen } from '@testing-library/react';
import { TagsField } from './tags-field.tsx';

const tags = ['tax', 'a tag that is much too long'];

it('says which of the tags was refused', () => {
  const errors = { 'tags.1': 'This must have at most 60 characters.' };
  render(<TagsField label="Tags" tags={tags} errors={errors} onChange={() => undefined} />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Tag 2 must have at most 60 characters.');
});

it('says what is wrong with the tags as a whole', () => {
  const errors = { tags: 'This must have at most 50 entries.' };
  render(<TagsField label="Tags" tags={tags} errors={errors} onChange={() => undefined} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This must have at most 50 entries.');
});
