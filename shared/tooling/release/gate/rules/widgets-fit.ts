import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import { propsFit } from '../props-fit.ts';
import type { Refusal } from '../refusal.ts';

const judge = (user: Release, name: string, handed: string, releases: ReleaseSet['releases']): Refusal[] => {
  const [remote = '', widget = ''] = name.split('/');
  const owner = releases[remote];
  const wanted = owner?.widgets[widget]?.props;
  if (wanted === undefined) {
    const message = `${user.app} ${user.id} embeds ${name}, which ${owner ? `${remote} ${owner.id} doesn't offer` : 'no remote in the set has'}.`;
    return [{ rule: 'widget-gone', team: user.team, message }];
  }
  if (propsFit(handed, wanted)) return [];
  const message = `${user.app} ${user.id} passes ${name} the props ${handed}, but ${remote} ${owner?.id} expects ${wanted}.`;
  return [{ rule: 'widget-props', team: user.team, message }];
};

/** Every embedded widget exists and accepts the props passed to it. */
export const widgetsFit = ({ releases }: ReleaseSet): Refusal[] =>
  Object.values(releases).flatMap((user) =>
    Object.entries(user.needs.widgets).flatMap(([name, handed]) => judge(user, name, handed, releases)),
  );
