import { fireEvent, screen } from '@testing-library/react';
import { ImageLoaderProvider } from '../../media/index.ts';
import { fakeClock, fakePictures, renderWidget } from '../../testing/index.ts';
import { ModuleIcon } from './module-icon.tsx';

const clock = fakeClock();
const show = (iconUrl: string | null, pictures = fakePictures(), name = ' attendance') => ({
  pictures,
  ...renderWidget(
    <ImageLoaderProvider value={pictures.loader}>
      <ModuleIcon name={name} iconUrl={iconUrl} />
    </ImageLoaderProvider>,
  ),
});

describe('a module icon', () => {
  it('is its picture, or its first letter if that fails [DASH-35, MYMOD-06]', async () => {
    const { container } = show(
      '/gone.avif',
      fakePictures(() => 'fails'),
    );
    expect(container).not.toHaveTextContent('A');
    fireEvent.error(screen.getByRole('presentation'));
    expect(container).toHaveTextContent('A');
    await clock.pass(1_000);
    expect(container).toHaveTextContent('A');
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });

  it('is its picture again after a successful retry [IMG-04]', async () => {
    const { container, pictures } = show('/a.svg');
    fireEvent.error(screen.getByRole('presentation'));
    await clock.settle();
    pictures.arrive('/a.svg');
    await clock.settle();
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/a.svg');
    expect(container).not.toHaveTextContent('A');
  });

  it('is its first letter when it has no picture, also one that takes two code units [MYMOD-06]', () => {
    expect(show(null).container).toHaveTextContent('A');
    expect(show(null, fakePictures(), '🚀 Launch').container).toHaveTextContent('🚀');
  });
});
