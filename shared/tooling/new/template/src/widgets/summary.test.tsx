import { renderWidget } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import Summary from './summary.tsx';

it('has the heading of the page around it, and leads to its own page', () => {
  renderWidget(<Summary heading="What others say" />);
  expect(screen.getByRole('heading', { name: 'What others say' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/new-thing');
});
