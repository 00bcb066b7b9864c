import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWidget } from '../../testing/index.ts';
import { NumberStepper } from './number-stepper.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const Users = ({ start = 10, disabled = false }: { start?: number; disabled?: boolean }) => {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return <NumberStepper label="Users" value={value} max={100} onChange={change} disabled={disabled} />;
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
  await user.clear(field());
  await user.type(field(), '0{Enter}');
  expect(field()).toHaveValue('1');
  expect(button('Fewer users')).toBeDisabled();
});

it('counts what is typed when the field is left, not before', async () => {
  const user = show();
  await user.clear(field());
  await user.type(field(), '4a2');
  expect(field()).toHaveValue('42');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange.mock.calls).toEqual([[42]]);
});

it('goes on from what is typed when an arrow key is pressed', async () => {
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

it('takes nothing while it is disabled', () => {
  show({ disabled: true });
  for (const control of [field(), button('More users'), button('Fewer users')]) expect(control).toBeDisabled();
});
