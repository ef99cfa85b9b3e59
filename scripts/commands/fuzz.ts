// Sends generated requests to every call of the contract, as each role: `npm run fuzz -- --requests 500000 --seed 2`. Prints how
// often each call has answered with each status, and the slowest requests.
import { parseArgs } from 'node:util';
import { runProgram } from '../lib/run-program.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now()) } },
});
console.log(`${values.requests} requests with the seed ${values.seed}`);
const args = ['run', '--project', 'api-pglite', '--disable-console-intercept=true', 'apps/api/src/http/fuzz.test.ts'];
const env = { ...process.env, RUBRICA_FUZZ_REQUESTS: values.requests, RUBRICA_FUZZ_SEED: values.seed };
process.exit(await runProgram('vitest', args, { env }));
