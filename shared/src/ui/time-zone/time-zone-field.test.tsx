import { renderWidget } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TimeZoneField } from './time-zone-field.tsx';

const user = userEvent.setup();
const chosen = jest.fn();

const Chosen = ({ start }: { start: string }) => {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    chosen(next);
    setValue(next);
  };
  return (
    <TimeZoneField
      value={value}
      error={undefined}
      readOnly={false}
      followsDevice
      purpose="Emails use it."
      onChange={change}
    />
  );
};

/** A small world: browsers list some four hundred places, two of these by former names. */
const world = ['Asia/Calcutta', 'Asia/Colombo', 'Asia/Katmandu', 'Asia/Tokyo', 'Europe/Paris', 'America/Lima'];
beforeAll(() => jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(world));
afterAll(() => jest.restoreAllMocks());

beforeEach(() => {
  chosen.mockClear();
  Element.prototype.scrollIntoView = () => undefined;
});

const show = (start = '') =>
  renderWidget(
    <>
      <Chosen start={start} />
      <button type="button">Save</button>
    </>,
  );
const field = () => screen.getByRole('combobox', { name: 'Time zone' });
const list = () => screen.getByRole('listbox', { name: 'Time zone' });
const first = () => list().children[0] as HTMLElement;
const openList = async () => {
  await user.click(field());
  await screen.findByRole('listbox', { name: 'Time zone' });
};

it('follows the device until another place is chosen', async () => {
  show();
  expect(field()).toHaveValue('Same as this device');
  await openList();
  expect(first()).toHaveTextContent('Same as this device');
  expect(first()).toHaveRole('option');
  expect(first()).toHaveAttribute('aria-selected', 'true');
  expect([...list().children].map((option) => option.firstChild?.firstChild?.textContent)).toEqual([
    'Same as this device',
    'Colombo',
    'Kathmandu',
    'Kolkata',
    'Lima',
    'Paris',
    'Tokyo',
    'UTC',
  ]);
});

it.each([
  ['kolk', 'Kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Kolkata', 'Asia/Kolkata'],
  ['asia tok', 'Tokyo', 'Asia/Tokyo'],
  ['japan standard', 'Tokyo', 'Asia/Tokyo'],
  ['GMT+5:45', 'Kathmandu', 'Asia/Kathmandu'],
])('finds by typing %p: %s', async (typed, city, id) => {
  show('Europe/Paris');
  await openList();
  // Options are highlighted in the next frame.
  await waitFor(() => expect(document.querySelector('[data-highlighted]')).toHaveTextContent('Paris'));
  await user.paste(typed);
  await waitFor(() => expect(first()).toHaveTextContent(city));
  await waitFor(() => expect(first()).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([[id]]);
  expect(field()).toHaveValue(
    `${city} (${id === 'Asia/Tokyo' ? 'GMT+9' : id === 'Asia/Kathmandu' ? 'GMT+5:45' : 'GMT+5:30'})`,
  );
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('opens at the chosen place, wraps around with arrow keys, and Escape changes nothing', async () => {
  show('Asia/Kolkata');
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  await waitFor(() => expect(active()).toHaveTextContent('Kolkata'));
  await user.keyboard('{ArrowUp}{ArrowDown}');
  await waitFor(() => expect(active()).toHaveTextContent('Kolkata'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(field()).toHaveFocus();
  await waitFor(() => expect(field()).toHaveValue('Kolkata (GMT+5:30)'));
  expect(chosen).not.toHaveBeenCalled();
});

it('is chosen by a click, and typing without choosing changes nothing', async () => {
  show();
  await openList();
  await user.paste('tokyo');
  await waitFor(() => expect(first()).toHaveTextContent('Tokyo'));
  await user.click(first());
  expect(chosen.mock.calls).toEqual([['Asia/Tokyo']]);
  await openList();
  await user.keyboard('lim');
  await waitFor(() => expect(first()).toHaveTextContent('Lima'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await waitFor(() => expect(field()).toHaveValue('Tokyo (GMT+9)'));
  expect(chosen).toHaveBeenCalledTimes(1);
});

it('is found with only the keyboard: the first letter opens the list', async () => {
  show('Europe/Paris');
  await user.tab();
  await user.keyboard('kol');
  await waitFor(() => expect(field()).toHaveValue('kol'));
  await waitFor(() => expect(list().children).toHaveLength(1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen.mock.calls).toEqual([['Asia/Kolkata']]));
});

it('says when no name contains the text', async () => {
  show();
  await openList();
  await user.paste('atlantis');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No time zones found.'));
  await user.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
});

it('shows a place that this browser does not know unchanged', () => {
  show('Mars/Olympus_Mons');
  expect(field()).toHaveValue('Olympus Mons');
});

it('tells the time there', () => {
  show('Asia/Kolkata');
  expect(screen.getByText(/^It’s \d\d:\d\d in Kolkata\./)).toBeInTheDocument();
});
