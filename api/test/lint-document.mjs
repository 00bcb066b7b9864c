// Prints the errors of the OpenAPI document on standard input by Redocly's recommended rules. A separate program,
// because the library consists of modules that Jest can't load.
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: await text(process.stdin), config });
const errors = problems.filter(({ severity }) => severity === 'error');
process.stdout.write(
  JSON.stringify(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])),
);
