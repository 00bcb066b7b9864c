import { metrics } from 'api/observability';
import type { ChannelView, LiveSet } from './release-reader.ts';

/** Shows Prometheus which releases a channel serves, and whether there is a canary. */
export const observeReleases = (view: () => Promise<ChannelView | null>) => {
  const measured = metrics();
  measured?.onCollect(async () => {
    measured.release.reset();
    const current = await view();
    if (!current) return;
    const { live, canary, halted } = current;
    const show = (role: string, { id, host, remotes }: LiveSet) => {
      for (const { app, id: release } of [host, ...remotes]) measured.release.set({ app, release, set: id, role }, 1);
    };
    show('live', live);
    if (canary) show('canary', canary.set);
    measured.canaryShare.set(canary ? canary.percent / 100 : 0);
    measured.canaryHalted.set(!canary && halted ? 1 : 0);
  });
};
