/** Ends the command with a message; 2 is for wrong usage. */
export const fail = (sentence, code = 1) => {
  console.error(sentence);
  process.exit(code);
};

const reasonFor = (output) => {
  if (/ENOSPC/.test(output)) return 'the disk is full';
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ERR_PNPM_META_FETCH/.test(output))
    return "the package registry can't be reached";
  if (/EACCES|EPERM/.test(output)) return "the folder can't be written to";
  return 'see the messages above';
};

/** The same when npm or pnpm could not install something, given what they printed. */
export const failToInstall = (what, { stdout, stderr, error }) => {
  const output = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`;
  console.error(output.trim().split('\n').slice(-15).join('\n'));
  fail(
    `${what} couldn't be installed: ${reasonFor(output)}. Nothing was started. Fix this, then run the command again.`,
  );
};
