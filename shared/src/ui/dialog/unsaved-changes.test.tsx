import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from '../../router/index.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

const show = (when: boolean) => {
  const form = (
    <>
      <UnsavedChanges when={when} what="the changes to Payroll" />
      <Link to="/next">Next page</Link>
      <Link to="/?panel=1">Other panel</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/next', element: <h1>Next</h1> },
  ]);
  render(<RouterProvider router={router} />);
};

const closesTab = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('unsaved changes', () => {
  it('ask before a link is followed, and stay if the person stays', async () => {
    show(true);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('If you leave now, you’ll lose the changes to Payroll.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Next page' })).toBeVisible();
  });

  it('describe the confirm dialog', async () => {
    show(true);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() =>
      expect(question).toHaveAccessibleDescription('If you leave now, you’ll lose the changes to Payroll.'),
    );
  });

  it('are dropped if the person confirms', async () => {
    show(true);
    await userEvent.click(screen.getByRole('link', { name: 'Other panel' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  });

  it('keep a tab from closing; saved forms don’t', () => {
    show(true);
    expect(closesTab()).toBe(false);
  });

  it('don’t hold anyone up when there are none', async () => {
    show(false);
    expect(closesTab()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  });
});
