import { act, screen, waitFor } from '@testing-library/react';
import { seed } from '../http/index.ts';
import { CompanyMaster } from '../contracts/index.ts';
import { tryRead } from '../reading/index.ts';
import { fakeApi, renderWidget } from '../testing/index.ts';
import { renewCompany } from './company.ts';
import { useCompany } from './use-company.ts';

const api = fakeApi();
const Brand = () => <p>{useCompany()?.brand ?? 'none yet'}</p>;

const serve = () => {
  const calls: string[] = [];
  api.get('/tex-admin/company-master', ({ request }) => {
    calls.push(request.url);
    return api.json({ brand: 'TEX from the API' });
  });
  return calls;
};

describe('company data', () => {
  it('is fetched once and stored under companyData [ENTITY-34]', async () => {
    const calls = serve();
    const first = renderWidget(<Brand />);
    expect(screen.getByText('none yet')).toBeInTheDocument();
    expect(await screen.findByText('TEX from the API')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('companyData') ?? '')).toMatchObject({ brand: 'TEX from the API' });
    first.unmount();
    renderWidget(<Brand />);
    expect(await screen.findByText('TEX from the API')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('comes from local storage on a later visit, without a request [ENTITY-34]', async () => {
    const calls = serve();
    localStorage.setItem('companyData', '{"brand":"TEX kept here"}');
    renderWidget(<Brand />);
    expect(await screen.findByText('TEX kept here')).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('that came with the page is available at once and stored for the next visit', () => {
    seed({ '/tex-admin/company-master': { brand: 'TEX of the page' } });
    localStorage.setItem('companyData', '{"brand":"TEX of last year"}');
    renderWidget(<Brand />);
    expect(screen.getByText('TEX of the page')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('companyData') ?? '')).toMatchObject({ brand: 'TEX of the page' });
  });

  it.each(['{broken', 'null', '"text"', '7', '[]', '{"brand":7}'])(
    'is requested again when %s is stored',
    async (kept) => {
      serve();
      localStorage.setItem('companyData', kept);
      renderWidget(<Brand />);
      expect(await screen.findByText('TEX from the API')).toBeInTheDocument();
    },
  );

  it.each([[null], ['text'], [[]], [{}], [{ brand: ['TEX'] }]])(
    'that makes no sense is not stored: %j',
    async (answer) => {
      const asked = jest.fn(() => api.json(answer));
      api.get('/tex-admin/company-master', asked);
      renderWidget(<Brand />);
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
      expect(localStorage.getItem('companyData')).toBeNull();
    },
  );

  it('that was changed here or in another tab shows at once and is stored', async () => {
    localStorage.setItem('companyData', '{"brand":"TEX kept here"}');
    renderWidget(<Brand />);
    expect(await screen.findByText('TEX kept here')).toBeInTheDocument();
    const company = tryRead(CompanyMaster, { brand: 'Changed here' });
    if (company) act(() => renewCompany(company));
    expect(screen.getByText('Changed here')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('companyData') ?? '')).toMatchObject({ brand: 'Changed here' });
    const event = new StorageEvent('storage', { key: 'companyData', newValue: '{"brand":"Changed there"}' });
    act(() => void dispatchEvent(event));
    expect(screen.getByText('Changed there')).toBeInTheDocument();
  });

  it('that was changed in another tab is not overwritten by this tab’s cache', async () => {
    seed({ '/tex-admin/company-master': { brand: 'TEX of the page' } });
    const first = renderWidget(<Brand />);
    const newValue = '{"brand":"Changed there"}';
    localStorage.setItem('companyData', newValue);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'companyData', newValue })));
    first.unmount();
    renderWidget(<Brand />);
    expect(await screen.findByText('Changed there')).toBeInTheDocument();
    expect(localStorage.getItem('companyData')).toBe(newValue);
  });

  it('is normalized, whatever came', () => {
    expect(
      tryRead(CompanyMaster, {
        brand: 'TEX',
        address: ['Street', 7],
        socialLinks: [null, { name: 'X' }],
        taxRate: 'low',
      }),
    ).toMatchObject({
      blurb: '',
      address: ['Street'],
      socialLinks: [{ name: 'X', url: '' }],
      taxRate: 0,
      currency: 'INR',
    });
  });

  it('that fails to load leaves the page without it', async () => {
    const refused = jest.fn(() => api.json({}, 404));
    api.get('/tex-admin/company-master', refused);
    renderWidget(<Brand />);
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
    expect(screen.getByText('none yet')).toBeInTheDocument();
  });
});
