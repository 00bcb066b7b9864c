import type { Channel, ChannelChange, LogEntry } from './release-store.ts';

/** How many changes a channel remembers: about 40 kB in its file. */
export const LOG_ENTRIES = 200;

/** Who changes a channel, and why. */
export interface Note {
  by: string | null;
  reason?: string | undefined;
}

export const NOBODY: Note = { by: null };

/** The sets that visitors of a channel get. */
export const setsShown = (channel: Pick<Channel, 'set' | 'canary'> | null): string[] =>
  channel ? [channel.set, ...(channel.canary ? [channel.canary.set] : [])] : [];

type What = Pick<LogEntry, 'action' | 'set' | 'changes' | 'percent'>;

/** The next state of a channel, with what happened at the top of its log. */
export const logged = (
  before: Channel | null,
  next: ChannelChange,
  what: What,
  { by, reason }: Note,
): ChannelChange => {
  const shown = setsShown(next);
  const ended = setsShown(before).filter((set) => !shown.includes(set));
  const entry: LogEntry = { at: new Date().toISOString(), by, ...what, ended, ...(reason && { reason }) };
  return { ...next, log: [entry, ...(before?.log ?? [])].slice(0, LOG_ENTRIES) };
};
