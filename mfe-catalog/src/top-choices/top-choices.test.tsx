import { ImageLoaderProvider } from '@marketplace/shared/media';
import { fakeClock, fakePictures, renderWidget } from '@marketplace/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { aTopChoice } from '../testing/factories.ts';
import { TopChoices } from './top-choices.tsx';

const clock = fakeClock();

/** jsdom has neither video nor modal dialogs, so this does what the browser would. */
const played: string[] = [];
beforeEach(() => {
  played.length = 0;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push('play');
    fireEvent.play(this);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    played.push('pause');
    fireEvent.pause(this);
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      fireEvent(this, new Event('close'));
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (fields = {}) => {
  const view = renderWidget(<TopChoices choices={[aTopChoice(fields)]} />);
  return { pointer: clock.user(), ...view };
};
const preview = () => screen.getByRole('button', { name: 'Watch Attendance' });
const dialog = () => screen.queryByRole('dialog', { name: 'Attendance video' });
const openVideo = async (pointer: ReturnType<typeof clock.user>) => {
  await pointer.click(preview());
  await clock.settle();
  played.length = 0;
};

describe('a top choice', () => {
  it('plays its video while the pointer is over it [DASH-07]', async () => {
    const { pointer } = show();
    await pointer.hover(preview());
    expect(played).toEqual(['play']);
    await pointer.unhover(preview());
    expect(played).toEqual(['play', 'pause']);
  });

  it('loads its picture at the width of its card', () => {
    const renditions = [480, 960].map((width) => ({ width, url: `/${width}.avif`, urlDark: `/dark-${width}.avif` }));
    const { container } = show({ renditions, thumbnailUrlDark: '/dark.avif' });
    const sets = [...container.querySelectorAll('img[data-only]')].map((image) => image.getAttribute('srcset'));
    expect(sets).toEqual(['/480.avif 480w, /960.avif 960w', '/dark-480.avif 480w, /dark-960.avif 960w']);
    expect(container.querySelector('img[data-only]')).toHaveAttribute('sizes', '(max-width: 960px) 320px, 400px');
  });

  it('has its own video and pictures in the dark theme, if there are any', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const inTheDark = { videoUrlDark: '/dark.webm', thumbnailUrlDark: '/dark-small.avif', imageUrlDark: '/dark.avif' };
    const { pointer, container, unmount } = show(inTheDark);
    const dark = () => container.querySelector('img[data-only=dark]')?.getAttribute('src');
    expect(container.querySelector('video')).toHaveAttribute('src', '/dark.webm');
    expect(container.querySelector('video')).not.toHaveAttribute('data-light');
    expect(dark()).toBe('/dark-small.avif');
    await openVideo(pointer);
    const playing = dialog()?.querySelector('video');
    expect([playing?.getAttribute('src'), playing?.getAttribute('poster')]).toEqual(['/dark.webm', '/dark-small.avif']);
    fireEvent.error(container.querySelector('video') as HTMLVideoElement);
    expect(dark()).toBe('/dark.avif');
    unmount();
    const light = show().container.querySelector('video');
    expect(light).toHaveAttribute('src', '/media/attendance.mp4');
    expect(light).toHaveAttribute('data-light');
    delete document.documentElement.dataset['theme'];
  });

  it('shows its picture when the video fails, and a placeholder when that fails too [DASH-35]', () => {
    const { container } = show();
    const source = () => container.querySelector('img')?.getAttribute('src');
    expect(source()).toBe('/media/attendance.avif');
    fireEvent.error(container.querySelector('video') as HTMLVideoElement);
    expect(source()).toBe('/media/attendance-large.avif');
    expect(container.querySelector('video')).toBeNull();
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.getElementsByClassName('placeholder')).toHaveLength(1);
  });

  it('prefetches its picture when its video is about to play [ENTITY-18]', async () => {
    const pictures = fakePictures(() => 'loads');
    renderWidget(
      <ImageLoaderProvider value={pictures.loader}>
        <TopChoices choices={[aTopChoice()]} />
      </ImageLoaderProvider>,
    );
    await clock.settle();
    expect(pictures.urls()).toEqual([]);
    await clock.user().hover(preview());
    await clock.settle();
    expect(pictures.urls()).toEqual(['/media/attendance-large.avif']);
  });

  it('without a video shows its picture, and offers nothing to watch', () => {
    const { container } = show({ videoUrl: null });
    expect(preview()).toBeDisabled();
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/attendance-large.avif');
  });
});

describe('the video in full screen', () => {
  it('opens on a click, and closes by its button and on Escape [DASH-08]', async () => {
    const { pointer } = show();
    await openVideo(pointer);
    expect(dialog()).toHaveProperty('open', true);
    await pointer.click(screen.getByRole('button', { name: 'Close video' }));
    expect(dialog()).not.toBeInTheDocument();
    await openVideo(pointer);
    // In a browser, Escape closes a modal dialog, which then says so.
    act(() => (dialog() as HTMLDialogElement).close());
    expect(dialog()).not.toBeInTheDocument();
  });

  it('hides its controls after 3 s without a movement [DASH-10, CONST-26]', async () => {
    const { pointer } = show();
    await openVideo(pointer);
    expect(dialog()).toHaveAttribute('data-awake');
    await clock.pass(2_900);
    expect(dialog()).toHaveAttribute('data-awake');
    await clock.pass(100);
    expect(dialog()).not.toHaveAttribute('data-awake');
    await pointer.hover(dialog() as HTMLElement);
    expect(dialog()).toHaveAttribute('data-awake');
    await clock.pass(2_999);
    expect(dialog()).toHaveAttribute('data-awake');
    await clock.pass(1);
    expect(dialog()).not.toHaveAttribute('data-awake');
  });

  it('shows the picture in place of a video that fails [DASH-35]', async () => {
    const { pointer } = show();
    await openVideo(pointer);
    fireEvent.error(dialog()?.querySelector('video') as HTMLVideoElement);
    expect(screen.getByRole('img', { name: 'Attendance' })).toHaveAttribute('src', '/media/attendance-large.avif');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close video' })).toBeInTheDocument();
  });

  it('pauses and plays', async () => {
    const { pointer } = show();
    await openVideo(pointer);
    await pointer.click(screen.getByRole('button', { name: 'Pause' }));
    expect(played.at(-1)).toBe('pause');
    await pointer.click(screen.getByRole('button', { name: 'Play' }));
    expect(played.at(-1)).toBe('play');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  });
});
