import { screen } from '@testing-library/react';
import { fakeClock, renderWidget } from '../../testing/index.ts';
import { Loader, PageLoader } from './loader.tsx';
import { SkeletonCards, SkeletonList, SkeletonTable } from './skeleton.tsx';
import { StepLoader } from './step-loader.tsx';

const clock = fakeClock();

describe('the spinner', () => {
  it('admits after 8 s that it takes long, and offers to refresh the page [LOADER-01, CONST-09]', async () => {
    renderWidget(<Loader label="Loading buckets..." />);
    const spinner = screen.getByRole('status');
    expect(spinner).toHaveTextContent(/^Loading buckets\.\.\.$/);
    await clock.pass(7_999);
    expect(spinner).toHaveTextContent(/^Loading buckets\.\.\.$/);
    expect(screen.queryByRole('button', { name: 'Refresh page' })).not.toBeInTheDocument();
    await clock.pass(1);
    expect(spinner).toHaveTextContent('This is taking longer than expected...');
    expect(screen.getByRole('button', { name: 'Refresh page' })).toBeInTheDocument();
  });

  it('optionally fills a page, with the same hint [LOADER-04]', async () => {
    renderWidget(<PageLoader label="Checking your session..." />);
    expect(screen.getByRole('status')).toHaveAttribute('data-page', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session...');
    await clock.pass(8_000);
    expect(screen.getByRole('button', { name: 'Refresh page' })).toBeInTheDocument();
  });

  it('does not fill the page when used in part of it [LOADER-04]', () => {
    renderWidget(<Loader />);
    expect(screen.getByRole('status')).not.toHaveAttribute('data-page');
  });
});

describe('skeletons', () => {
  const shapes = () => screen.getByRole('status', { name: 'Loading' }).children;

  it('come as cards [LOADER-02]', () => {
    renderWidget(<SkeletonCards count={3} />);
    expect(shapes()).toHaveLength(3);
    expect(shapes()[0]?.children).toHaveLength(4);
  });

  it('come as a list [LOADER-02]', () => {
    renderWidget(<SkeletonList count={5} />);
    expect(shapes()).toHaveLength(5);
    expect(shapes()[0]?.children).toHaveLength(2);
  });

  it('come as a table [LOADER-02]', () => {
    renderWidget(<SkeletonTable rows={2} columns={6} />);
    expect(shapes()).toHaveLength(2);
    expect(shapes()[1]?.children).toHaveLength(6);
  });
});

it('shows which of the known steps is in progress [LOADER-03]', () => {
  renderWidget(<StepLoader step={2} of={4} label="Checking the file" />);
  expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Checking the file');
});
