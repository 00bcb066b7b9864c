import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import { chooseSet, type Visitor } from './canary/choose-set.ts';
import { compose } from './compose.ts';
import { applyOverrides } from './overrides/apply-overrides.ts';
import { chooseChannel, type ChannelViews } from './overrides/choose-channel.ts';
import { localRemotes } from './overrides/local-remotes.ts';
import type { OverridePolicy } from './overrides/override-policy.ts';
import type { ChannelView, LiveSet } from './release-reader.ts';

/** What a visitor gets: which releases, and whether others get the same. */
export interface ComposedVisit {
  set: LiveSet;
  composition: Composition;
  /** Contains nothing specific to this visitor. */
  asReleased: boolean;
  /** A cookie to set. */
  cookie?: string | undefined;
}

interface Options {
  store: ReleaseStore;
  policy: OverridePolicy;
  /** The channels that testers may ask for. */
  views: ChannelViews;
  development?: (() => Promise<ComposedRemote[]>) | undefined;
}

/** Composes what a visitor gets from a channel. Each set is composed once. */
export const createVisitComposer = ({ store, policy, views, development }: Options) => {
  const made = { all: new WeakMap<LiveSet, Composition>(), canary: new WeakMap<LiveSet, Composition>() };
  const asReleased = (set: LiveSet, canary: boolean, make: () => Composition) => {
    const known = canary ? made.canary : made.all;
    const composition = known.get(set) ?? make();
    known.set(set, composition);
    return composition;
  };

  return async (
    own: ChannelView,
    { query, ...visitor }: Visitor & { query: URLSearchParams },
  ): Promise<ComposedVisit> => {
    const { view, channel, refused } = await chooseChannel(own, query, { views, policy });
    const { set: chosen, canary, cookie } = chooseSet(view, visitor);
    const { set, overrides } = await applyOverrides(chosen, query, store, policy);
    overrides.refused.push(...refused);
    const local = localRemotes(set, { overrides });
    const fromSource = (await development?.()) ?? [];
    const replaced = [...local, ...fromSource.filter(({ name }) => !local.some((one) => one.name === name))];
    const make = () => compose(set, { canary, overrides: { ...overrides, ...(channel && { channel }) }, replaced });
    if (channel || replaced.length + overrides.applied.length + overrides.refused.length > 0)
      return { set, composition: make(), asReleased: false, cookie };
    return { set, composition: asReleased(set, canary, make), asReleased: true, cookie };
  };
};
