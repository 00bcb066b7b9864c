/**
 * Runs before anything else in the page and counts the timers that fire, React's renders, which are messages of its
 * scheduler, and the changes to the document. It defines `takeActivity`, which returns the counts since the last call.
 * Frames and styles don't count: animations need them.
 */
export const watchActivity = `(() => {
  let timers = 0;
  let renders = 0;
  let changes = 0;
  for (const name of ['setTimeout', 'setInterval']) {
    const start = globalThis[name];
    const counted = (callback) =>
      function (...given) {
        timers += 1;
        return callback.apply(this, given);
      };
    globalThis[name] = (callback, ...rest) =>
      start(typeof callback === 'function' ? counted(callback) : callback, ...rest);
  }
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given) {
    renders += 1;
    return postMessage.apply(this, given);
  };
  new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== 'style')) changes += 1;
  }).observe(document, everything);
  globalThis.takeActivity = () => {
    const taken = { timers, renders, changes };
    timers = 0;
    renders = 0;
    changes = 0;
    return taken;
  };
})();`;
