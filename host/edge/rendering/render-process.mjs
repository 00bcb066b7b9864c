import { setImmediate } from 'node:timers';
import { createRealm } from './realm/create-realm.mjs';
import { disarm } from './realm/disarm.mjs';

// Runs the server builds of release sets, each in its own realm. Plain JavaScript, so it starts without a loader.

const { send, onMessage, onDisconnect, leave, memory } = disarm();

/** @type {Map<string, ReturnType<typeof createRealm>>} By set. */
const realms = new Map();

const realmOf = (/** @type {string} */ set) => {
  const realm = realms.get(set);
  if (!realm) throw new Error(`The set ${set} is not loaded here.`);
  return realm;
};

/** @type {Record<string, (job: any) => string | void>} */
const jobs = {
  host: ({ set, file, code, explained, limit }) => {
    const realm = createRealm();
    realm.loadHost(file, code, explained, limit);
    realms.set(set, realm);
  },
  remote: ({ set, app, file, code, limit }) => realmOf(set).loadRemote(app, file, code, limit),
  render: ({ set, page, frame, limit }) => realmOf(set).render(page, frame, limit),
  drop: ({ set }) => void realms.delete(set),
};

/** Guarded, because a release can throw anything. */
const wordsOf = (/** @type {unknown} */ error) => {
  try {
    return String(error).split('\n')[0].slice(0, 300);
  } catch {
    return 'It threw something that cannot be shown.';
  }
};

const answerTo = (/** @type {any} */ job) => {
  try {
    return { ok: true, result: jobs[job.type](job) };
  } catch (error) {
    // The backstop in case the parent is gone and can't end this process.
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') leave(1);
    return { ok: false, message: wordsOf(error) };
  }
};

onMessage((text) => {
  const job = JSON.parse(text);
  const answer = answerTo(job);
  // Sent once idle: what a page leaves to run later counts as its own time.
  setImmediate(() => send(JSON.stringify({ ...answer, memory: memory() })));
});
onDisconnect(() => leave(0));
send('ready');
