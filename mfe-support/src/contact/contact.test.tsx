import { fakeApi, renderPage } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import ContactPage from '../pages/contact.tsx';

const api = fakeApi();

const company = {
  supportEmail: 'help@acme.example',
  supportPhone: '+44 20 0000',
  phoneHours: 'Monday to Friday, 9AM-6PM IST',
  emailHours: 'Monday to Saturday, 9AM-6PM IST',
  address: ['1 High Street'],
};
const hasCompany = (changed = {}) => api.get('/tex-admin/company-master', () => api.json({ ...company, ...changed }));

beforeEach(() => api.get('/tex-admin/company-master', () => api.json({ message: 'no' }, 404)));

const open = (at = '/contactus') => renderPage(ContactPage, { path: '/contactus', at });

it('greets with Get in Touch [CONTACT-01]', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeInTheDocument();
});

it('says how to reach support, with the hours of each channel [CONTACT-02, CONTACT-08]', async () => {
  hasCompany();
  open();
  await screen.findByRole('link', { name: 'help@acme.example' });
  const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);
  expect(card('Email').getByRole('link')).toHaveAttribute('href', 'mailto:help@acme.example');
  expect(card('Email').getByText('Monday to Saturday, 9AM-6PM IST')).toBeInTheDocument();
  expect(card('Phone').getByRole('link')).toHaveAttribute('href', 'tel:+44200000');
  expect(card('Phone').getByText('Monday to Friday, 9AM-6PM IST')).toBeInTheDocument();
});

it('names no channel that the company does not have', async () => {
  hasCompany({ supportPhone: '', address: [] });
  open();
  await screen.findByRole('link', { name: 'help@acme.example' });
  expect(screen.queryByRole('heading', { name: 'Phone' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Office' })).not.toBeInTheDocument();
});

it('shows neutral texts without a company [CONTACT-02, CONTACT-08]', () => {
  open();
  for (const channel of ['Email', 'Phone', 'Office'])
    expect(screen.getByRole('heading', { name: channel })).toBeVisible();
  expect(screen.getByText('Within 24 hours')).toBeInTheDocument();
});

it('promises a response within 24 hours, 98% satisfaction and 24/7 coverage [CONTACT-09, CONTACT-10]', () => {
  open();
  expect(screen.getByText('Within 24 hours')).toBeInTheDocument();
  expect(screen.getByText('98% satisfaction, 24/7 global coverage')).toBeInTheDocument();
});

it('answers questions under #faq, and scrolls there if the URL says so [CONTACT-04]', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  open('/contactus#faq');
  const faq = screen.getByRole('region', { name: 'Frequently asked questions' });
  expect(faq).toHaveAttribute('id', 'faq');
  expect(within(faq).getAllByRole('group').length).toBeGreaterThanOrEqual(6);
  expect(scroll.mock.contexts).toEqual([faq]);
  scroll.mockRestore();
});

it('links to the services and, in a new tab, to the external pricing page [CONTACT-05, CONTACT-06]', () => {
  open();
  expect(screen.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute('href', '/');
  const pricing = screen.getByRole('link', { name: 'View Pricing' });
  expect(pricing).toHaveAttribute('href', 'https://www.tex.example/pricing');
  expect(pricing).toHaveAttribute('target', '_blank');
});

it('has a box for urgent help [CONTACT-07]', async () => {
  hasCompany();
  open();
  const box = within(screen.getByRole('region', { name: 'Urgent help' }));
  expect(await box.findByRole('link', { name: '+44 20 0000' })).toHaveAttribute('href', 'tel:+44200000');
});

it('links to the ticket form for anything too big for a message', () => {
  open();
  expect(screen.getByRole('link', { name: 'Raise a Ticket' })).toHaveAttribute('href', '/ticket?category=problem');
});
