import { fireEvent, screen } from '@testing-library/react';
import { renderWidget } from '../../testing/index.ts';
import { ModuleIcon } from './module-icon.tsx';
import { ThemedImage } from './themed-image.tsx';

describe('a picture', () => {
  it('comes with a dark sibling, each for its theme', () => {
    renderWidget(<ThemedImage src="/a.avif" srcDark="/a-dark.avif" alt="Shifts" width={320} height={200} />);
    const [light, dark] = screen.getAllByRole('img', { name: 'Shifts' });
    expect(light).toHaveAttribute('src', '/a.avif');
    expect(light).toHaveAttribute('data-only', 'light');
    expect(dark).toHaveAttribute('src', '/a-dark.avif');
    expect(dark).toHaveAttribute('data-only', 'dark');
  });

  it('that fails gives way to a placeholder of the same name [DASH-35]', () => {
    renderWidget(<ThemedImage src="/gone.avif" alt="Shifts" width={320} height={200} />);
    fireEvent.error(screen.getByRole('img', { name: 'Shifts' }));
    expect(screen.getByRole('img', { name: 'Shifts' })).not.toHaveAttribute('src');
  });

  it('that is decoration stays silent when it fails [DASH-35]', () => {
    const { container } = renderWidget(<ThemedImage src="/gone.avif" alt="" width={320} height={200} />);
    fireEvent.error(screen.getByRole('presentation'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
    expect(container.getElementsByClassName('placeholder')).toHaveLength(1);
  });

  it('is asked for at once when it is part of the first screen', () => {
    renderWidget(<ThemedImage src="/a.avif" alt="Shifts" width={320} height={200} critical />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});

describe('a module icon', () => {
  it('is its picture, or its first letter when that cannot be had [DASH-35, MYMOD-06]', () => {
    const { container } = renderWidget(<ModuleIcon name=" attendance" iconUrl="/gone.avif" />);
    expect(container).not.toHaveTextContent('A');
    fireEvent.error(screen.getByRole('presentation'));
    expect(container).toHaveTextContent('A');
  });

  it('is its first letter when it has no picture [MYMOD-06]', () => {
    const { container } = renderWidget(<ModuleIcon name="payroll" iconUrl={null} />);
    expect(container).toHaveTextContent('P');
  });
});
