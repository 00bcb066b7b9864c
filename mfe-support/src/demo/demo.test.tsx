import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DemoPage from '../pages/demo.tsx';

const api = fakeApi();
const user = userEvent.setup();
const names = ['Payroll', 'Attendance', 'Leave', 'Fleet', 'Stock', 'Yard', 'Chat Rooms', 'Tasks', 'Wiki'];

beforeEach(() => {
  signInAs(null);
  sessionStorage.clear();
  api.get('/tex-admin/modules/names', () =>
    api.json(names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))),
  );
});

const open = (at = '/demo') => renderPage(DemoPage, { path: '/demo', at });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const picker = () => screen.getByRole('combobox', { name: /^Modules of interest/ });
const enter = async (name: string | RegExp, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const send = () => user.click(screen.getByRole('button', { name: 'Request Demo' }));
const chosen = () =>
  within(screen.getByRole('list', { name: 'Selected modules' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const fill = async () => {
  await enter('Name', 'Asha Rao');
  await enter('Work email', 'asha@tex.example');
  await enter('Company', 'Meridian');
};

describe('the picker of modules', () => {
  it('finds modules by part of the name, adds with Enter and removes with Backspace and click', async () => {
    open();
    await user.type(picker(), 'AY');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Payroll']);
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['Payroll', 'Leave']);
    await user.keyboard('{Backspace}');
    expect(chosen()).toEqual(['Payroll']);
    await user.click(screen.getByRole('button', { name: 'Remove Payroll' }));
    expect(screen.queryByRole('list', { name: 'Selected modules' })).not.toBeInTheDocument();
  });

  it('tells assistive technology which option is current, and closes on Escape', async () => {
    open();
    await user.click(picker());
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    const active = document.getElementById(picker().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('Attendance');
    expect(active).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(picker()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('says when no module has that name', async () => {
    open();
    await user.type(picker(), 'zzz');
    expect(screen.getByText('No modules found.')).toBeInTheDocument();
  });

  it('takes eight modules, and no more', async () => {
    open();
    await user.click(picker());
    await screen.findAllByRole('option');
    for (let added = 0; added < 9; added += 1) await user.keyboard('{Enter}');
    expect(chosen()).toHaveLength(8);
    expect(picker()).toBeDisabled();
  });

  it('starts with the module that a link names, and the details of the signed-in user', async () => {
    signInAs(aUser());
    open('/demo?moduleId=payroll');
    expect(await screen.findByRole('button', { name: 'Remove Payroll' })).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Asha Rao');
  });
});

describe('a request', () => {
  it('goes out with what was filled in, in the time zone of the visitor, and shows the next steps', async () => {
    const taken: unknown[] = [];
    api.post('/tex-suite/demo-request', async ({ request }) => {
      taken.push(await request.json());
      return api.json({ success: true, message: 'Thank you.' }, 201);
    });
    open();
    await fill();
    await enter(/^Team size/, '40');
    await user.type(picker(), 'Pay');
    await screen.findByRole('option', { name: 'Payroll' });
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Morning' }));
    await enter(/^What should we show you/, 'Shifts over midnight');
    await send();
    expect(await screen.findByRole('heading', { name: 'We got your request' })).toHaveFocus();
    expect(screen.getByText('A confirmation is on its way to asha@tex.example.')).toBeInTheDocument();
    expect(taken).toEqual([
      {
        name: 'Asha Rao',
        email: 'asha@tex.example',
        company: 'Meridian',
        teamSize: 40,
        moduleIds: ['payroll'],
        preferredTime: 'morning',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        notes: 'Shifts over midnight',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Request another demo' }));
    expect(field('Company')).toHaveValue('');
  });

  it('says in each field what to do, moves the focus to the first, and calls no API', async () => {
    open();
    await enter(/^Team size/, 'many');
    await enter(/^Phone/, 'call me');
    await send();
    expect(field('Name')).toHaveFocus();
    expect(field('Work email')).toHaveAccessibleDescription(/^Enter your email address/);
    expect(field('Company')).toBeInvalid();
    expect(field(/^Phone/)).toBeInvalid();
    expect(field(/^Team size/)).toHaveAccessibleDescription('Enter a whole number of people, or leave this blank.');
    await enter('Name', 'Asha');
    expect(field('Name')).toBeValid();
  });

  it.each([
    ['what the server said', () => api.json({ message: 'Wait a minute.' }, 429), 'Wait a minute.'],
    [
      'what to do when the server didn’t respond',
      () => api.lost(),
      'Your request could not be sent. Check your connection',
    ],
  ])('that is refused says %s, and keeps what was typed through a reload', async (_, answer, text) => {
    api.post('/tex-suite/demo-request', answer);
    const page = open();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    page.unmount();
    open();
    expect(field('Company')).toHaveValue('Meridian');
  });

  it('shows next to its field what the server refused', async () => {
    const errors = [{ field: 'preferredDay', message: 'Choose a day within the next 90 days.' }];
    api.post('/tex-suite/demo-request', () => api.json({ message: 'no', errors }, 400));
    open();
    await fill();
    await send();
    expect(await screen.findByText('Choose a day within the next 90 days.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Preferred day/)).toHaveFocus();
  });
});
