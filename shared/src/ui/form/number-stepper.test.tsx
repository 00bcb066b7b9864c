import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWidget } from '../../testing/index.ts';
import { NumberStepper } from './number-stepper.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const onRefused = jest.fn();
beforeEach(() => onRefused.mockClear());

const Users = ({ start = 10, max = 100, disabled = false }) => {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return (
    <NumberStepper label="Users" value={value} max={max} onChange={change} onRefused={onRefused} disabled={disabled} />
  );
};

const show = (props = {}) => {
  renderWidget(<Users {...props} />);
  return userEvent.setup();
};
const field = () => screen.getByRole('textbox', { name: 'Users' });
const button = (name: string) => screen.getByRole('button', { name });

it('goes up and down by one, with buttons and arrow keys', async () => {
  const user = show();
  await user.click(button('More users'));
  await user.click(button('More users'));
  await user.click(button('Fewer users'));
  expect(field()).toHaveValue('11');
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveValue('12');
});

it('stops at its limits', async () => {
  const user = show({ start: 99 });
  await user.click(button('More users'));
  expect(button('More users')).toBeDisabled();
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('100');
});

it('commits typed text when the field is left, not before', async () => {
  const user = show();
  await user.clear(field());
  await user.type(field(), '42');
  expect(field()).toHaveValue('42');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange.mock.calls).toEqual([[42]]);
});

it('steps from the typed value when an arrow key is pressed', async () => {
  const user = show();
  await user.clear(field());
  await user.type(field(), '50{ArrowUp}');
  expect(field()).toHaveValue('51');
  await user.tab();
  expect(onChange.mock.calls).toEqual([[51]]);
});

it('keeps its value when nothing is typed', async () => {
  const user = show();
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('10');
  expect(onChange).not.toHaveBeenCalled();
});

const asNumbers: [string, number][] = [
  ['10.00', 10],
  ['20.0', 20],
  [' 20 ', 20],
  ['+20', 20],
  ['020', 20],
  ['２０', 20],
];
it.each(asNumbers)('reads %j as %d', async (text, number) => {
  const user = show({ start: 30 });
  await user.clear(field());
  await user.type(field(), text);
  await user.tab();
  expect(onChange.mock.calls).toEqual([[number]]);
  expect(field()).toHaveValue(String(number));
});

const refused = [
  '2.5',
  '1e3',
  '1e1',
  '0x10',
  '10,00',
  '1.000',
  '1.0.0',
  '-5',
  '5 users',
  '4a2',
  '٢٠',
  '½',
  '0',
  '101',
  '1,000',
  '12345678901234567890',
];
it.each(refused)('keeps %j as typed, shows what to enter, and changes nothing', async (text) => {
  const user = show();
  await user.clear(field());
  await user.type(field(), text);
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a whole number from 1 to 100.');
  expect(onRefused.mock.calls).toEqual([[true]]);
  await user.clear(field());
  await user.type(field(), '7{Enter}');
  expect(field()).toBeValid();
  expect(onChange.mock.calls).toEqual([[7]]);
  expect(onRefused.mock.calls).toEqual([[true], [false]]);
});

it('accepts a pasted number with digit groups', async () => {
  const user = show({ max: 100_000_000 });
  for (const [text, number] of [
    ['1,000', 1_000],
    ['12,34,567', 1_234_567],
    ['1 000 000', 1_000_000],
  ] as const) {
    await user.clear(field());
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(number);
  }
});

it('steps from its value with the buttons when the typed text was refused', async () => {
  const user = show();
  await user.clear(field());
  await user.type(field(), '2.5');
  await user.click(button('More users'));
  expect(field()).toHaveValue('11');
  expect(field()).toBeValid();
});

it('ignores input while disabled', () => {
  show({ disabled: true });
  for (const control of [field(), button('More users'), button('Fewer users')]) expect(control).toBeDisabled();
});
