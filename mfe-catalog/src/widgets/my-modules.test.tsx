import type { User, UserModule } from '@marketplace/shared/contracts';
import { aUser, fakeApi, fakeEntrances, renderWidget, settle, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many } from '../testing/factories.ts';
import MyModules from './my-modules.tsx';

const api = fakeApi();
const onClose = jest.fn();
const openModule = jest.spyOn(window, 'open').mockReturnValue(null);
beforeEach(() => {
  jest.clearAllMocks();
  api.post('/tex-suite/user/module/:id/opened', () => api.json({}));
});

const sections = (count: number) =>
  many(count, (number) => ({ sectionId: `s${number}`, sectionName: `Section ${number}` }));
const aUserModule = (
  moduleName: string,
  moduleAccess: string,
  count = 1,
  moduleUrl: string | null = `https://${moduleName}.example`,
): UserModule => ({ id: moduleName.toLowerCase(), moduleName, moduleAccess, sections: sections(count), moduleUrl });

const modules = [
  aUserModule('Attendance', 'Full Access', 5),
  aUserModule('Payroll', 'Partial Access', 3),
  aUserModule('Leave', '', 1),
  aUserModule('Travel', 'Trial', 0),
  aUserModule('Denied', 'No Access', 7),
  aUserModule('Homeless', 'Full Access', 7, null),
];
const open = async (mine = modules, fields: Partial<User> = {}) => {
  signInAs(aUser({ userAccess: { modules: mine }, ...fields }));
  const view = renderWidget(<MyModules open onClose={onClose} />);
  await settle();
  const where = () => view.router.state.location.pathname + view.router.state.location.search;
  return { pointer: userEvent.setup(), where, ...view };
};
const entrances = fakeEntrances();
const dialog = () => within(screen.getByRole('dialog', { name: 'My Modules' }));
const cardOf = (name: string) => dialog().getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const card = (name: string) => within(cardOf(name));
const badge = (name: string) => cardOf(name).querySelector('[data-tone]');

describe('My Modules', () => {
  it('shows the modules with access and an address, and no others [MYMOD-01, MYMOD-04, MYMOD-22]', async () => {
    await open();
    const names = dialog()
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(names).toEqual(['Quick Access', 'Attendance', 'Payroll', 'Leave', 'Travel', 'Discover More Modules']);
  });

  it('shows a module with its tile, or else with its first letter', async () => {
    const [attendance] = modules;
    await open([...(attendance ? [{ ...attendance, iconUrl: '/media/attendance.svg' }] : []), ...modules.slice(1)]);
    expect(cardOf('Attendance').querySelector('img')).toHaveAttribute('src', '/media/attendance.svg');
    expect(cardOf('Payroll').querySelector('img')).toBeNull();
    expect(card('Payroll').getByText('P')).toBeInTheDocument();
  });

  it('counts what is available [MYMOD-02, A-52]', async () => {
    await open();
    const tiles = dialog()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(tiles).toEqual([
      ['Available Modules', '4'],
      ['Full Access', '1'],
      ['Partial Access', '1'],
      ['Total Sections', '9'],
    ]);
  });

  it.each([
    ['Attendance', 'success', 'Full Access'],
    ['Payroll', 'warning', 'Partial Access'],
    ['Leave', 'info', 'Active'],
    ['Travel', 'info', 'Active'],
  ])(
    'gives %s a badge with the tone %s that reads %s, and the level as text [MYMOD-07, MYMOD-08, MYMOD-10, ENTITY-10]',
    async (name, tone, label) => {
      await open();
      expect(badge(name)).toHaveAttribute('data-tone', tone);
      expect(badge(name)).toHaveTextContent(label);
      expect(card(name).getAllByText(label)).toHaveLength(2);
      expect(card(name).queryByText('Trial')).not.toBeInTheDocument();
    },
  );

  it('shows first letter, name, number of sections and that it is ready [MYMOD-06, MYMOD-09, MYMOD-11, MYMOD-12]', async () => {
    await open();
    expect(card('Payroll').getByText('P')).toBeInTheDocument();
    expect(card('Payroll').getByText('3 sections')).toBeInTheDocument();
    expect(card('Payroll').getByText('Ready to use')).toBeInTheDocument();
  });

  it('names up to three sections, then how many more [MYMOD-13, A-51]', async () => {
    await open();
    const named = (name: string) =>
      card(name)
        .queryAllByRole('listitem')
        .map((item) => item.textContent);
    expect(named('Attendance')).toEqual(['Section 1', 'Section 2', 'Section 3', '+2 more sections']);
    expect(named('Payroll')).toEqual(['Section 1', 'Section 2', 'Section 3']);
    expect(named('Travel')).toEqual([]);
  });

  it('opens a module in a new tab with Access [MYMOD-14]', async () => {
    const { pointer } = await open();
    await pointer.click(card('Payroll').getByRole('button', { name: 'Access' }));
    expect(openModule.mock.calls).toEqual([['https://Payroll.example', '_blank', 'noopener']]);
  });

  it('closes and shows the details of a module [MYMOD-15]', async () => {
    const { pointer, where } = await open();
    await pointer.click(card('Payroll').getByRole('button', { name: 'Details of Payroll' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(where()).toBe('/module?id=payroll');
  });

  it('lets the cards enter 50 ms apart [MYMOD-16, CONST-27]', async () => {
    await open();
    const delays = () => ['Attendance', 'Payroll', 'Leave', 'Travel'].map((name) => entrances.delayOf(cardOf(name)));
    await waitFor(() => expect(delays()).toEqual([0, 50, 100, 150]));
  });

  it.each([
    ['Quick Access', 'Browse More', 'MYMOD-03'],
    ['Discover More Modules', 'Browse Marketplace', 'MYMOD-17'],
  ])('continues from %s with %s [%s]', async (title, action) => {
    const { pointer } = await open();
    const panel = within(dialog().getByRole('heading', { name: title }).closest('section') as HTMLElement);
    expect(panel.getByRole('link', { name: action })).toHaveAttribute('href', '/');
    await pointer.click(panel.getByRole('link', { name: action }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says what is suspended instead of hiding it, and where it is paid', async () => {
    const payer = { marketplaceRoles: ['PAYMENT_ADMIN'] };
    const suspended = [{ ...aUserModule('Denied', 'No Access'), suspended: true }];
    const { pointer, where } = await open(suspended, payer);
    expect(dialog().getByText(/Denied: suspended because an invoice is unpaid/)).toBeInTheDocument();
    expect(dialog().queryByRole('heading', { level: 3, name: 'Denied' })).not.toBeInTheDocument();
    await pointer.click(dialog().getByRole('link', { name: 'Pay now' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(where()).toBe('/payment-history?view=subscriptions');
  });

  it('sends users who don’t pay to the payment admin', async () => {
    await open([...modules, { ...aUserModule('Fleet', 'No Access'), suspended: true }]);
    expect(dialog().getByText(/Ask your organization’s payment admin to pay it/)).toBeInTheDocument();
    expect(card('Attendance').getByText('Ready to use')).toBeInTheDocument();
  });

  it('says when there is nothing, and where to go [MYMOD-18, MYMOD-19, MYMOD-20, MYMOD-21]', async () => {
    await open([aUserModule('Denied', 'No Access')]);
    expect(dialog().getByText('No Available Modules')).toBeInTheDocument();
    expect(
      dialog().getByText(/any modules with access and available URLs.*administrator.*explore the marketplace/),
    ).toBeInTheDocument();
    expect(
      dialog()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Browse Marketplace', '/'],
      ['My Subscriptions', '/subscription'],
      ['Get Help', '/help'],
    ]);
  });
});
