// One more try where nobody watches, as the browser tests have; `npm test` counts what needed it as flaky.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
