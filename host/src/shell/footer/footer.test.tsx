import { aUser, fakeApi, fakeClock, signInAs } from '@marketplace/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { renderHost, serveRemotes } from '../../testing/render-host.tsx';

const api = fakeApi();
const clock = fakeClock();

const company = {
  brand: 'TEX',
  blurb: 'Modules from one place.',
  supportEmail: 'help@tex.example',
  headquarters: 'Headquarters: Pune, India',
};

const open = async (answer: () => Response = () => api.json(company)) => {
  api.get('/tex-admin/company-master', () => answer() as never);
  serveRemotes({ 'mfe-catalog ./pages/contactus': () => <h1 id="faq">Questions</h1> });
  signInAs(null);
  const host = await renderHost('/');
  return { pointer: clock.user(), ...host };
};
const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  it('shows blurb, email, headquarters and the developer [LAYOUT-02, LAYOUT-03, LAYOUT-04, LAYOUT-06]', async () => {
    await open();
    expect(footer().getByText('Modules from one place.')).toBeInTheDocument();
    expect(footer().getByRole('link', { name: 'help@tex.example' })).toHaveAttribute('href', 'mailto:help@tex.example');
    expect(footer().getByText('Headquarters: Pune, India')).toBeInTheDocument();
    expect(footer().getByText('Designed and developed by TEX Systems')).toBeInTheDocument();
  });

  it('has default texts while the company is unknown [LAYOUT-02, LAYOUT-03, LAYOUT-04]', async () => {
    await open(() => api.json({}, 404));
    expect(footer().getByText(/^Software modules for every part/)).toBeInTheDocument();
    expect(footer().getByText(/^Headquarters:/)).toBeInTheDocument();
    expect(footer().getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  it('links to contact and privacy [LAYOUT-09, LAYOUT-11, ROUTE-27]', async () => {
    await open();
    expect(footer().getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/marketplace/contactus');
    expect(footer().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/marketplace/privacy');
  });

  it.each(['About Us', 'LinkedIn', 'X', 'YouTube', 'Instagram'])(
    'has a placeholder %s that goes nowhere [LAYOUT-05, LAYOUT-07]',
    async (name) => {
      const { pointer, where } = await open();
      await pointer.click(footer().getByRole('link', { name }));
      expect(where()).toBe('/');
      expect(location.hash).toBe('');
    },
  );

  it('links to the company’s profiles, and shows no placeholders next to them [LAYOUT-05, A-71]', async () => {
    const socialLinks = [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/tex' },
      { name: 'X', url: '#' },
    ];
    await open(() => api.json({ ...company, socialLinks }));
    const links = within(footer().getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['LinkedIn']);
    expect(links[0]).toHaveAttribute('href', 'https://www.linkedin.com/company/tex');
    expect(links[0]).toHaveAttribute('rel', 'noopener');
  });

  it('has the placeholders of the settings while none has an address [LAYOUT-05, A-71]', async () => {
    const { pointer, where } = await open(() =>
      api.json({ ...company, socialLinks: [{ name: 'Mastodon', url: '#' }] }),
    );
    const list = within(footer().getByRole('list', { name: 'Social media' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Mastodon']);
    await pointer.click(list.getByRole('link'));
    expect(where()).toBe('/');
  });

  it('is compact where people work, with all that it has elsewhere', async () => {
    api.get('/tex-admin/company-master', () => api.json(company) as never);
    signInAs(aUser());
    serveRemotes();
    const { router } = await renderHost('/module/attendance/dashboard');
    const said = () => screen.getByRole('contentinfo').textContent;
    const atWork = said();
    expect(screen.getByRole('contentinfo')).toHaveAttribute('data-compact');
    await act(() => router.navigate('/contactus'));
    expect(screen.getByRole('contentinfo')).not.toHaveAttribute('data-compact');
    expect(said()).toBe(atWork);
  });

  it('opens the buckets with a window event [LAYOUT-08]', async () => {
    const heard = jest.fn();
    window.addEventListener('openBucketsModal', heard);
    const { pointer, where } = await open();
    await pointer.click(footer().getByRole('button', { name: 'Our Products' }));
    await clock.settle();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'explore-buckets' })).toBeInTheDocument();
    expect(where()).toBe('/');
    window.removeEventListener('openBucketsModal', heard);
  });

  it('goes to the questions, and scrolls to them after 100 ms [LAYOUT-10, CONST-20, A-68]', async () => {
    const { pointer, where } = await open();
    const link = footer().getByRole('link', { name: 'FAQs' });
    expect(link).toHaveAttribute('href', '/marketplace/contactus#faq');
    const scrolled: (string | null)[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    await pointer.click(link);
    await clock.settle();
    expect(where()).toBe('/contactus#faq');
    scrolled.length = 0;
    await clock.pass(99);
    expect(scrolled).toEqual([]);
    await clock.pass(1);
    expect(scrolled).toEqual(['Questions']);
    scroll.mockRestore();
  });
});
