import { renderToString } from 'react-dom/server';
import { StructuredData } from './structured-data.tsx';

it('is JSON that can’t close its element', () => {
  const html = renderToString(<StructuredData data={{ '@type': 'Thing', name: '</script><b>"x"' }} />);
  const holder = document.createElement('div');
  holder.innerHTML = html;
  expect(holder.querySelectorAll('*')).toHaveLength(2);
  expect(holder.querySelector('script')).toHaveAttribute('type', 'application/ld+json');
  expect(JSON.parse(holder.textContent)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><b>"x"',
  });
});
