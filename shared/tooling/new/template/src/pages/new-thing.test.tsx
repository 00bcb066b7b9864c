import { renderPage } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import NewThingPage from './new-thing.tsx';

it('says that there is nothing yet', () => {
  renderPage(NewThingPage, { path: '/new-thing' });
  expect(screen.getByRole('heading', { level: 1, name: 'New thing' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No new thing yet' })).toBeInTheDocument();
});
