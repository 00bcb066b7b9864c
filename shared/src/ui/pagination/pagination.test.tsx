import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from '../../router/index.ts';
import { Pages } from '../list/pages.tsx';
import { Pagination } from './pagination.tsx';

const List = () => {
  const [page, setPage] = useState(0);
  return (
    <>
      <ul aria-label="Rows" />
      <Pagination page={page} size={20} totalElements={3_210} onPage={setPage} />
    </>
  );
};

const turn = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the range of rows with consistent digit grouping', async () => {
  render(<Pagination page={160} size={20} totalElements={3_210} onPage={() => undefined} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('3,201 to 3,210 of 3,210');
});

it('keeps the focus at the last page, and goes no further', async () => {
  render(<List />);
  await turn('Next');
  await turn('Previous');
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveFocus();
  await turn('Previous');
  expect(screen.getByRole('navigation')).toHaveTextContent('1 to 20 of 3,210');
});

it('scrolls to the top of a new page if that is off screen', async () => {
  render(<List />);
  const rows = screen.getByRole('list', { name: 'Rows' });
  const into = jest.fn();
  rows.scrollIntoView = into;
  await turn('Next');
  expect(into).not.toHaveBeenCalled();
  rows.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
  await turn('Next');
  expect(into).toHaveBeenCalledWith({ block: 'start' });
});

describe('the page field', () => {
  const Long = ({ total = 2_400, onPage = (_page: number) => undefined as void }) => {
    const [page, setPage] = useState(0);
    const turn = (next: number) => {
      setPage(next);
      onPage(next);
    };
    return <Pages page={page} size={20} totalElements={total} onPage={turn} />;
  };
  const field = () => screen.getByRole('textbox', { name: 'Page to go to, of 120' });
  const go = (text: string) => userEvent.type(field(), `${text}{Enter}`);
  const pages = () => screen.getByRole('navigation', { name: 'Pages' });

  it.each([
    ['57', 56, '57', ''],
    [' 1,0 ', undefined, ' 1,0 ', 'Type a page from 1 to 120.'],
    ['120', 119, '120', ''],
    ['500', 119, '120', 'There are only 120 pages. This is the last one.'],
    ['0', 0, '1', 'This is the first page.'],
    ['-3', 0, '1', 'This is the first page.'],
    ['1e3', undefined, '1e3', 'Type a page from 1 to 120.'],
  ])('goes to %j: %s, shows %j and says %j', async (text, to, shown, said) => {
    const turned: number[] = [];
    render(<Long onPage={(page) => turned.push(page)} />);
    await go(text);
    expect(turned).toEqual(to === undefined ? [] : [to]);
    expect(field()).toHaveValue(shown);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(said);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });

  it('follows the other ways to turn pages, and forgets what was said', async () => {
    render(<Long />);
    await go('500');
    await turn('Previous');
    expect(field()).toHaveValue('119');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field(), '7');
    await turn('Page 1');
    expect(field()).toHaveValue('1');
  });

  it('appears only if the numbers leave pages out', () => {
    const { rerender } = render(<Long total={60} />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    rerender(<Long />);
    expect(pages()).toContainElement(field());
  });
});

describe('pages with addresses', () => {
  const Listed = () => <Pagination page={4} size={20} totalElements={530} addressOf={(page) => `?page=${page + 1}`} />;
  const open = () =>
    render(
      <RouterProvider
        router={createMemoryRouter([{ path: '/list', element: <Listed /> }], { initialEntries: ['/list'] })}
      />,
    );
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

  it('are links: the first, the last, the current one and its neighbors', () => {
    open();
    expect(links()).toEqual([
      ['Previous', '/list?page=4'],
      ['Page 1', '/list?page=1'],
      ['Page 4', '/list?page=4'],
      ['Page 5', '/list?page=5'],
      ['Page 6', '/list?page=6'],
      ['Page 27', '/list?page=27'],
      ['Next', '/list?page=6'],
    ]);
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  });
});
