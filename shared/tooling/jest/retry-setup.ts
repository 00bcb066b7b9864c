// One retry when nobody is watching, as in the browser tests; `npm test` counts tests that needed it as flaky.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
