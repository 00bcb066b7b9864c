import { RELEASE_SCHEMA, type ReleaseSet } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release';
import { createRenderCheck } from './render-check.ts';
import { aHostBuild, aRemoteBuild, aScript, aStoreOf, theGood } from './testing/server-builds.ts';

type Build = ReturnType<typeof theGood>;

const candidateOf = (...builds: Build[]): ReleaseSet => ({
  schema: RELEASE_SCHEMA,
  id: builds.map(({ release }) => release.id).join(),
  createdAt: '2026-11-22T10:00:00.000Z',
  releases: Object.fromEntries(builds.map(({ release }) => [release.app, release])),
});

const check = (builds: Build[], current: ReleaseSet | null = null) =>
  createRenderCheck(aStoreOf(...builds) as ReleaseStore)(candidateOf(...builds), current);

const broken = () => aRemoteBuild('mfe-broken', `throw new Error('No window on a server');`);

it('reports nothing when every page of the candidate renders', async () => {
  expect(await check([aHostBuild(), theGood()])).toEqual({});
});

it('reports what each failing page threw', async () => {
  const waiting = aRemoteBuild('mfe-waiting', 'throw new Promise(() => {});');
  const unloadable = aScript('mfe-unloadable', `require('left-pad');`);
  expect(await check([aHostBuild(), theGood(), broken(), waiting, unloadable])).toEqual({
    'mfe-broken': { '/mfe-broken': 'Error: No window on a server' },
    'mfe-waiting': { '/mfe-waiting': 'It waits for what is not at hand.' },
    'mfe-unloadable': { '/mfe-unloadable': 'Error: The host provides no "left-pad" on a server.' },
  });
});

it('fills in parameters and passes no data', async () => {
  const page = { path: '/mfe-params', data: ['/tex-admin/modules/{id}'] };
  const params = aRemoteBuild('mfe-params', `throw new Error(props.url + JSON.stringify(props.data));`, page);
  expect(await check([aHostBuild(), params])).toEqual({
    'mfe-params': { '/mfe-params': 'Error: /marketplace/mfe-params?id=x{}' },
  });
});

it('tries only pages of new releases, or all of them in a new host', async () => {
  const current = candidateOf(aHostBuild(), broken());
  expect(await check([aHostBuild(), broken()], current)).toEqual({});
  expect(Object.keys((await check([aHostBuild('2.0.0-host'), broken()], current)) ?? {})).toEqual(['mfe-broken']);
});

it('skips private pages and remotes without a server build', async () => {
  const signedIn = aRemoteBuild('mfe-account', `throw new Error('Who is it?');`, { access: 'signed-in' });
  const { server: _server, ...old } = broken().release;
  expect(await check([aHostBuild(), signedIn, { ...broken(), release: old }])).toEqual({});
});

it('cannot try anything in a host without a server build', async () => {
  const { server: _server, ...host } = aHostBuild().release;
  expect(await check([{ ...aHostBuild(), release: host }, broken()])).toBeNull();
});

it('reports a host that does not load', async () => {
  const host = aHostBuild('1.0.0-host', `throw new Error('No document');`);
  await expect(check([host, theGood()])).rejects.toThrow('host 1.0.0-host: Error: No document');
});
