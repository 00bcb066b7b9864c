import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi, renderWidget } from '../testing/index.ts';
import { responseCache } from '../http/index.ts';
import { useResource } from './use-resource.ts';

const api = fakeApi();
const parse = (answer: unknown) => String(answer);

const Reader = ({ start }: { start: string | null }) => {
  const [path, setPath] = useState(start);
  const { status, data, reload } = useResource(path, { parse });
  return (
    <>
      <p>{`${status}: ${data ?? 'nothing'}`}</p>
      <button onClick={reload}>Reload</button>
      <button onClick={() => setPath('/a')}>A</button>
      <button onClick={() => setPath('/b')}>B</button>
    </>
  );
};

/** Responds with the path and its request count; delays paths in `held`. */
const serve = (...held: string[]) => {
  const calls: string[] = [];
  let letGo = () => undefined as void;
  const open = new Promise<void>((resolve) => (letGo = resolve));
  for (const path of ['/a', '/b'])
    api.get(path, async () => {
      calls.push(path);
      const text = `${path} ${calls.filter((one) => one === path).length}`;
      if (held.includes(path)) await open;
      return api.json(text);
    });
  return { calls, letGo };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('reads nothing without a path, and stays loading', async () => {
  const { calls } = serve();
  renderWidget(<Reader start={null} />);
  await act(async () => undefined);
  expect(screen.getByText('loading: nothing')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('follows the path, and never shows a response under another path', async () => {
  const { letGo } = serve('/a');
  renderWidget(<Reader start="/a" />);
  await press('B');
  expect(await screen.findByText('loaded: /b 1')).toBeInTheDocument();
  letGo();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('loaded: /b 1')).toBeInTheDocument();
});

it('keeps the data on screen during a reload, which bypasses the cache', async () => {
  const { calls } = serve();
  renderWidget(<Reader start="/a" />);
  expect(await screen.findByText('loaded: /a 1')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(screen.getByText('loading: /a 1')).toBeInTheDocument();
  expect(await screen.findByText('loaded: /a 2')).toBeInTheDocument();
  expect(calls).toEqual(['/a', '/a']);
});

it('goes back to the cache after a reload', async () => {
  const { calls } = serve();
  renderWidget(<Reader start="/b" />);
  expect(await screen.findByText('loaded: /b 1')).toBeInTheDocument();
  await press('Reload');
  expect(await screen.findByText('loaded: /b 2')).toBeInTheDocument();
  await press('A');
  expect(await screen.findByText('loaded: /a 1')).toBeInTheDocument();
  await press('B');
  expect(screen.getByText('loaded: /b 2')).toBeInTheDocument();
  await press('A');
  await waitFor(() => expect(screen.getByText('loaded: /a 1')).toBeInTheDocument());
  expect(calls).toEqual(['/b', '/b', '/a']);
});

it('tries again after a failure', async () => {
  api.get('/a', () => api.json({}, 404));
  renderWidget(<Reader start="/a" />);
  expect(await screen.findByText('failed: nothing')).toBeInTheDocument();
  serve();
  await press('Reload');
  expect(await screen.findByText('loaded: /a 1')).toBeInTheDocument();
});

it('cancels its request when it unmounts: the next one requests again', async () => {
  const { calls } = serve('/a');
  const first = renderWidget(<Reader start="/a" />);
  await waitFor(() => expect(calls).toHaveLength(1));
  first.unmount();
  serve();
  renderWidget(<Reader start="/a" />);
  expect(await screen.findByText('loaded: /a 1')).toBeInTheDocument();
});

it('shows nothing old and reads again when someone else signs in or out', async () => {
  const { calls, letGo } = serve('/a');
  renderWidget(<Reader start="/a" />);
  await waitFor(() => expect(calls).toHaveLength(1));
  // A response to an earlier request is neither shown nor cached.
  act(() => responseCache.clear());
  letGo();
  expect(await screen.findByText('loaded: /a 2')).toBeInTheDocument();
  act(() => responseCache.clear());
  expect(screen.getByText('loading: nothing')).toBeInTheDocument();
  expect(await screen.findByText('loaded: /a 3')).toBeInTheDocument();
  expect(calls).toHaveLength(3);
});

it('reads again by itself when the connection is back, and only what failed', async () => {
  const calls: string[] = [];
  let isBack = false;
  for (const path of ['/a', '/b'])
    api.get(path, () => {
      calls.push(path);
      return path === '/a' && !isBack ? api.json({ message: 'no' }, 403) : api.json(`${path} is here`);
    });
  api.get('/c', () => {
    calls.push('/c');
    return isBack ? api.json('/c is here') : api.lost();
  });
  renderWidget(
    <>
      {['/a', '/b', '/c'].map((path) => (
        <Reader key={path} start={path} />
      ))}
    </>,
  );
  // A read repeats what was lost for 6 seconds.
  await waitFor(() => expect(screen.getAllByText('failed: nothing')).toHaveLength(2), { timeout: 12_000 });
  isBack = true;
  const before = calls.length;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('loaded: /c is here', {}, { timeout: 4_000 })).toBeInTheDocument();
  expect(calls.slice(before)).toEqual(['/c']);
}, 20_000);
