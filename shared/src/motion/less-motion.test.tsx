import { render, screen } from '@testing-library/react';
import { LeavingRow, LeavingRows } from './index.ts';

// The preference is read once, so this test has its own file.
const all = window.matchMedia;
beforeAll(() => {
  window.matchMedia = (query) => ({ ...all(query), matches: query.includes('reduced-motion') });
});
afterAll(() => {
  window.matchMedia = all;
});

it('removes a row at once for people who asked for less motion', async () => {
  const list = (...names: string[]) => (
    <LeavingRows>
      {names.map((name) => (
        <LeavingRow key={name}>{name}</LeavingRow>
      ))}
    </LeavingRows>
  );
  const { rerender } = render(list('Attendance', 'Leave'));
  rerender(list('Leave'));
  await Promise.resolve();
  expect(screen.queryByText('Attendance')).not.toBeInTheDocument();
});
