import { render, screen } from '@testing-library/react';
import { Markdown } from './markdown.tsx';

it('shows text, elements of its list and links to pages', () => {
  const { container } = render(
    <Markdown
      blocks={[
        { tag: 'h3', children: ['Title'] },
        { tag: 'p', children: ['See ', { tag: 'a', href: 'https://x.example', children: ['this'] }, { tag: 'br' }] },
        { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['three'] }] },
        { tag: 'pre', children: ['<b>'] },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Title' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'this' })).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(container.querySelector('pre')).toHaveTextContent('<b>');
});

it.each([
  { tag: 'script', children: ['alert(1)'] },
  { tag: 'img', src: 'x', onerror: 'alert(1)' },
  { tag: 'p', dangerouslySetInnerHTML: { __html: '<img src=x>' }, children: [] },
  { tag: 'a', href: 'javascript:alert(1)', children: ['x'] },
  { tag: { toString: (): string => 'script' } },
  null,
  7,
])('creates nothing that could run from %j', (node) => {
  const { container } = render(<Markdown blocks={[node]} />);
  expect(container.querySelectorAll('script, img, a')).toHaveLength(0);
});
