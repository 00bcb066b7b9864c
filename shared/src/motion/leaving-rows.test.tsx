import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { LeavingRow, LeavingRows } from './index.ts';

const list = (...names: string[]) => (
  <ul>
    <LeavingRows>
      {names.map((name) => (
        <LeavingRow key={name}>{name}</LeavingRow>
      ))}
    </LeavingRows>
  </ul>
);

it('shows for a moment which row is leaving, without letting it be used', async () => {
  const { rerender } = render(list('Attendance', 'Leave'));
  rerender(list('Leave'));
  const leaving = screen.getByText('Attendance');
  expect(leaving).toHaveAttribute('inert');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Leave']);
  await waitForElementToBeRemoved(leaving);
});
