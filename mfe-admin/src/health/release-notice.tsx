import type { ReleaseState } from '@marketplace/shared/contracts';
import { formatDate, Notice } from '@marketplace/shared/ui';

const named = (releases: Record<string, string>) =>
  Object.entries(releases)
    .map(([app, release]) => `${app} ${release}`)
    .join(', ');

/** The canary's releases that differ from the live set. */
const triedOf = ({ releases, canary }: ReleaseState) =>
  Object.fromEntries(Object.entries(canary?.releases ?? {}).filter(([app, release]) => releases[app] !== release));

/** Says that some visitors get a canary, or why one was rolled back. */
export const ReleaseNotice = ({ state }: { state: ReleaseState }) => {
  if (state.canary)
    return (
      <Notice tone="info">
        {`${state.canary.percent}% of visitors get ${named(triedOf(state))}. It’s rolled back automatically if it causes more errors.`}
      </Notice>
    );
  if (state.halted)
    return (
      <Notice tone="warning">
        {`${named(state.halted.releases)} was rolled back on ${formatDate(state.halted.at)}: ${state.halted.reason}.`}
      </Notice>
    );
  return null;
};
