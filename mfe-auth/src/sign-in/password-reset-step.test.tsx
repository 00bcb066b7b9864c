import { screen } from '@testing-library/react';
import { aRecovery, field, title } from './testing/recovery.tsx';

const recovery = aRecovery();

it('says that the password is set, and that other sessions have ended [AUTH-16, AUTH-41]', async () => {
  await recovery.toReset();
  expect(title()).toBe('Password Reset Successfully!');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Password reset successfully! You can now login with your new password.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
    'Password reset successfully! You can now login with your new password.',
  );
});

it.each(['Continue to Login', 'Back to Login'])(
  'leads by %s to the login, with every field empty [AUTH-16, AUTH-23, AUTH-24, AUTH-27]',
  async (button) => {
    await recovery.toReset();
    await recovery.press(button);
    expect(title()).toBe('Welcome back');
    expect([field('Email').value, field('Password').value]).toEqual(['', '']);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await recovery.press('Forgot password?');
    expect(field('Email')).toHaveValue('');
  },
);
