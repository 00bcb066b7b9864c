import type { SignOnProblem } from '@marketplace/shared/contracts';
import { pageUrl } from '../../notifications/index.ts';
import type { Ending } from './finish-sign-on.ts';

/** Where a browser is sent on its way back. */
export function signOnPages(publicUrl: string) {
  const page = (path: string, query: Record<string, string>) => pageUrl(publicUrl, path, query);
  const login = (signOn: SignOnProblem) => page('/login', { signOn });
  const complete = (returnTo: string) => page('/login', { signOn: 'complete', ...(returnTo !== '/' && { returnTo }) });
  const after = (ending: Ending): string => {
    if (ending.kind === 'tested') return page('/signOn', { provider: ending.providerId, test: 'passed' });
    // After the "#" it reaches neither a server nor its log.
    if (ending.kind === 'signed-in') return `${complete(ending.returnTo)}#${ending.code}`;
    const { problem, testedProvider } = ending;
    return testedProvider === undefined ? login(problem) : page('/signOn', { provider: testedProvider, test: problem });
  };
  return { home: page('/', {}), login, after };
}
