// A WaSender on this machine, for trying what sends WhatsApp messages without an account.
import { endWithProgram } from '../lib/end-with-program.mjs';
import { root } from '../lib/run-program.ts';

endWithProgram(process.execPath, ['--conditions=@rubrica/source', 'apps/api/src/testing/fake-wasender/main.ts'], {
  cwd: root,
});
